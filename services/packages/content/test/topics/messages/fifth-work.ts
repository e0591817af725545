import type { Sample } from './types.ts';

/** Written after that, and led aright in 43 of 60; then the rules were tidied and widened once more. */
export const fifthWork: readonly Sample[] = [
  ['lost-customer', 'we lost the contract with the hospital laundry. 40 percent of our income'],
  [
    'lost-customer business-struggle',
    'Please pray, business is very slow and I do not know if we make it to summer',
  ],
  ['lost-customer', 'I am a hairdresser, many of my customers moved away or do it themselves now'],
  ['payroll', 'Worried about making payroll this month'],
  [
    'payroll',
    'I feel so responsible for my workers. If I make a wrong decision they lose everything too',
  ],
  ['legal', 'a neighbor is suing our farm over the well'],
  ['legal', 'My lawyer says we may lose the case. I trusted the wrong people.'],
  ['pitch', 'Please pray for our investor meeting, we have been preparing for a year'],
  ['pitch', 'asking my manager for more money on thursday. I am terrible at this'],
  ['hiring', 'I need a new bookkeeper I can trust after the last one'],
  ['hiring', 'God please send us a cook, we have been short staffed since spring'],
  ['late-payment', 'The contractor I worked for wont pay me what he owes me'],
  ['late-payment', 'my biggest customer is 60 days late and I have my own bills'],
  ['pricing', 'How do I know what a fair price is for my quilts'],
  [
    'business-partner',
    'My business partner and I cant agree on anything and I want to end it without a war',
  ],
  ['letting-people-go', 'Tomorrow I must tell a man with four kids that he has no job any more'],
  [
    'new-business',
    'I want to start my own plumbing business but I am scared to leave my steady job',
  ],
  ['growth', 'Praying for more clients for my counseling practice'],
  ['job-loss', 'my wife lost her job and we just bought a house'],
  ['job-search', 'I graduated in may and cant find a job in my field'],
  ['interview', 'Please pray for my interview with the fire department'],
  ['work-conflict', 'My coworkers leave me out and laugh when I come in'],
  ['burnout', 'I am exhausted. Two jobs and no day off since August'],
  ['family-business', 'Dad and I fight about how to run the garage he built'],
  ['integrity', 'our accountant suggested hiding some income. everybody does it he says'],
  ['retirement', 'Time to sell the store after 31 years and I dont know how to let go'],
  ['direction', 'Should I accept the promotion if it means moving away from our church?'],
  ['business-struggle', 'My cafe is failing and I put my whole inheritance into it'],
  [
    'time-at-home',
    'I travel 4 days a week for work and my toddler cries when I come back because she does not know me',
  ],
  ['leadership', 'Help me be a better leader to my team, they are tired and morale is low'],
];
