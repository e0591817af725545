import type { Sample } from './types.ts';

/** Written after the rules were widened for the second time, which led 38 of these 60 aright; then they were widened again. */
export const thirdWork: readonly Sample[] = [
  [
    'lost-customer',
    'We run a small print shop. Our oldest account went with an online printer and I dont know how to replace it.',
  ],
  ['lost-customer business-struggle', 'Hardly any bookings for our bed and breakfast this summer'],
  ['lost-customer', 'three clients cancelled in one week, what am I doing wrong Lord'],
  ['payroll', 'pray for me I have 11 employees and not enough to make payroll on the 15th'],
  ['payroll', 'I took no salary since June so that my workers get theirs. How long can I hold on'],
  ['legal', 'Got a letter from a law firm. My old employer says I broke my non-compete'],
  ['legal', 'we have been falsely accused of wage theft and the trial starts monday'],
  ['pitch', 'presenting our app to a panel of judges and backers on saturday'],
  ['pitch', 'Tomorrow we sit down with the union to negotiate. Pray that tempers stay cool'],
  [
    'hiring',
    'My best mechanic is leaving for a dealership and I need to find somebody to replace him',
  ],
  ['hiring', 'Lord send us good workers, honest and reliable ones'],
  ['late-payment', 'customer refuses to pay for the kitchen I built him, 9 thousand dollars'],
  [
    'late-payment',
    'Invoices out for 90 days, my suppliers want their money and I am stuck in the middle',
  ],
  ['pricing', 'People say I am too cheap, but I work in a poor neighborhood. What should I charge'],
  [
    'business-partner',
    'me and my partner in the gym dont trust each other any more. he hides the books from me',
  ],
  [
    'letting-people-go',
    'I need to lay off half my crew before Christmas, how do I even look them in the eye',
  ],
  [
    'new-business',
    'Thinking of starting a bookkeeping business from home once the baby sleeps through',
  ],
  ['growth', 'Asking prayer that our roofing company gets the big county contract'],
  [
    'job-loss',
    'My company replaced our whole team with software. I am 49 with two kids in college',
  ],
  ['job-search', 'Been looking for work for nine months. Yesterday another rejection.'],
  ['interview', 'I have a zoom interview with a school in an hour, im so nervous'],
  ['work-conflict', 'my boss yells at me every day and I start to shake when I hear his car'],
  ['burnout', 'I am completely burned out. The clinic never stops and I snap at patients'],
  ['family-business', 'Working with my husband in our restaurant is ruining our marriage'],
  ['integrity', 'The owner told me to lie to the health inspector'],
  ['retirement', 'I turn 65 in May and nobody in the family wants the farm'],
  ['direction', 'I dont know whether to stay at my safe job or go with the startup. Need wisdom'],
  [
    'business-struggle',
    'our walk-in cooler died and we lost all the meat, the repair is 6000 and we were already behind',
  ],
  [
    'time-at-home',
    'I missed my sons graduation because of a delivery. He said its okay but it is not',
  ],
  [
    'leadership',
    'Two of my shift leads do not respect me because I am young. How do I lead them well',
  ],
];
