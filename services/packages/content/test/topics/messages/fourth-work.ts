import type { Sample } from './types.ts';

/** Written after that, and led aright in 45 of 60; then the rules were widened a last time. */
export const fourthWork: readonly Sample[] = [
  ['lost-customer', 'the hotel that bought all our flowers switched to another supplier'],
  [
    'lost-customer business-struggle',
    'Since they tore up the road in front of us nobody comes into the shop anymore',
  ],
  ['lost-customer', 'Our sales dropped 40 percent after the new Walmart opened. I am scared.'],
  [
    'payroll',
    'I have 5 guys with families working for me and dont know how I will pay them Friday',
  ],
  [
    'payroll letting-people-go',
    'My employees trust me and I know there is only money for two more weeks of wages. I cant sleep',
  ],
  ['legal', 'My ex partner filed a lawsuit against our company, we got served today'],
  ['legal', 'please pray about our court case with the landlord on tuesday'],
  ['pitch', 'I am going to pitch my idea to the bank this week and I stutter when nervous'],
  ['pitch', 'big negotiation with our main supplier coming up'],
  ['hiring', 'Need wisdom to choose between two candidates for foreman'],
  ['hiring', 'we cant find any nurses for our little clinic, everyone leaves after a month'],
  [
    'late-payment',
    'Still waiting for a payment from a customer since February, he doesnt answer my calls',
  ],
  ['late-payment', 'I am a freelancer and nobody pays on time. I am always the one begging'],
  ['pricing', 'I dont know if I should raise prices or swallow the higher costs'],
  ['business-partner', 'My partner wants out and is asking for more than the business is worth'],
  ['letting-people-go', 'I have to fire an employee who is also my friend'],
  ['new-business', 'Me and my sister are opening a bakery in the fall, please pray for us'],
  ['growth', 'Lord bless my lawn care business and send more customers'],
  ['job-loss', 'I was fired yesterday. they said I was too slow'],
  ['job-search', 'Please pray I find a job soon, unemployment runs out in 3 weeks'],
  ['interview', 'tomorrow is my first day at the new job'],
  ['work-conflict', 'The other nurses gossip about me and leave me the worst shifts'],
  ['burnout', 'im so overwhelmed with work, i cant keep going like this'],
  [
    'family-business',
    'Running the farm with my brother gets harder every year, he never listens and mom takes his side',
  ],
  ['integrity', 'I found out we are overbilling medicare. If I speak up I lose everything'],
  ['retirement', 'I retire on friday after 38 years teaching third grade'],
  [
    'direction calling',
    'Is God asking me to leave the bank and go to seminary? I am 41 with a mortgage',
  ],
  [
    'business-struggle debt',
    'We are three months behind with the suppliers and I dont see how the restaurant can survive',
  ],
  ['pride', 'My company did 2 million this year. Why am I so full of myself and so empty'],
  [
    'time-at-home',
    'my little girl drew our family and left me out because daddy is always at work',
  ],
];
