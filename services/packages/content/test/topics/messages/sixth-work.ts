import type { Sample } from './types.ts';

/** Written after that, and led aright in 46 of 60; then the rules were widened once more. */
export const sixthWork: readonly Sample[] = [
  [
    'lost-customer',
    'Our largest client told us today they are going with a cheaper company. I feel sick',
  ],
  [
    'lost-customer business-struggle',
    'the food truck hardly sells anything since the weather turned, what should I do',
  ],
  ['lost-customer', 'I lost two clients this month and I am worried about our little agency'],
  ['payroll', 'I dont know how to pay my staff next week. They have children'],
  [
    'payroll',
    'it is my responsibility that 14 people get their wages and I feel the weight of it every morning',
  ],
  ['legal', 'we are in a lawsuit with our franchise company, please pray for truth and justice'],
  ['legal', 'I have to appear in court on the 3rd and I cant afford a lawyer'],
  ['pitch', 'Pray for my presentation to the bank, I need this loan for the new oven'],
  ['pitch', 'We are negotiating the sale of a building and the buyers are very aggressive'],
  ['hiring', 'please pray that we find the right person to manage our second shop'],
  ['hiring', 'I hired three people this year and all quit. I need someone who stays'],
  ['late-payment', 'A builder owes me for six weeks of work and does not pick up the phone'],
  ['late-payment', 'Our customers pay so late that I borrow money every month'],
  ['pricing', 'My prices are the lowest in town and I still feel guilty when I send the bill'],
  ['business-partner', 'I trusted my partner and he emptied our business account and disappeared'],
  [
    'letting-people-go',
    'we must let go of three employees because the numbers dont work, they did nothing wrong',
  ],
  [
    'new-business',
    'Next week I open my own barbershop! Pray for customers and that I dont mess up',
  ],
  ['growth new-business', 'Asking God to open doors for my clothing line to be in more stores'],
  ['job-loss', 'After being laid off in October I feel like a nobody'],
  ['job-search', 'My son cant find work after prison, nobody gives him a chance'],
  ['interview', 'Interview tomorrow for a job I really want!!'],
  [
    'work-conflict',
    'There is so much strife in our office, two departments hate each other and I am in between',
  ],
  ['burnout', 'I cannot rest. Even on Sunday I answer emails. My body is giving up'],
  [
    'family-business family-conflict',
    'My son and I run the hardware store together and lately we only shout',
  ],
  ['integrity', 'My manager told us to sell old people insurance they do not need'],
  ['retirement', 'thinking about retirement and honestly I am afraid of being useless'],
  ['direction', 'Should we sell the house and go into business or stay put? Need guidance'],
  [
    'business-struggle debt',
    'I used all my credit cards to keep the shop open and now there is nothing left',
  ],
  ['envy pride', 'I am jealous of a friend whose company took off while mine just crawls'],
  [
    'leadership hiring',
    'I have a good employee with a bad attitude and I dont know how to handle her',
  ],
];
