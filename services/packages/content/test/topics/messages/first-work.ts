import type { Sample } from './types.ts';

/** Written before the rules were tuned to them. */
export const firstWork: readonly Sample[] = [
  [
    'lost-customer payroll',
    'My bakery lost its biggest customer this week and I am afraid I cannot pay my two people. Please pray for us.',
  ],
  [
    'lost-customer business-struggle',
    'sales have been so slow since january, some days nobody walks into the shop',
  ],
  ['legal', 'My employee sued me'],
  ['pitch', 'I have a pitch to investors tomorrow'],
  ['hiring', 'Guide me in hiring the right manager'],
  ['payroll', 'Payroll is due Friday and the account is empty. Eight families depend on me.'],
  ['late-payment', 'A client owes me $14,000 and keeps saying next week. its been four months'],
  [
    'pricing',
    'Is it wrong to raise my prices? My customers are mostly older folks and I feel bad charging them more but costs went up',
  ],
  [
    'business-partner',
    'My business partner has been taking money out of our company behind my back. We started it together 11 years ago.',
  ],
  ['letting-people-go', 'I have to let two of my workers go on Monday and I feel sick about it'],
  [
    'new-business',
    'opening a coffee truck next month!! pray that it goes well, I put all our savings in it',
  ],
  ['growth', 'Please pray that God would bless my cleaning business with more clients this spring'],
  ['job-loss', 'They walked me to the door after 22 years. 22 years and a cardboard box.'],
  ['job-search', 'I am 57 and have sent out over a hundred resumes. Nobody calls.'],
  ['interview', 'job interview thursday 9am pls pray'],
  ['work-conflict', 'my supervisor humiliates me in front of the others every single meeting'],
  [
    'burnout time-at-home',
    'I work 70 hrs a week at the restaurant and I have nothing left when I come home to my kids',
  ],
  [
    'family-business',
    'My father will not let go of the company. He hired me to take over but he overrules everything I decide and we fight at the dinner table too.',
  ],
  [
    'integrity',
    'My boss wants me to sign off on a safety report that is not true. If I refuse I could lose my position.',
  ],
  [
    'retirement',
    'After 40 years I am handing the workshop over to my son-in-law in June. I dont know who I am without it.',
  ],
  [
    'direction',
    'I have two offers and must answer by tuesday. One pays more, one is close to my parents. I do not know what to do',
  ],
  [
    'business-struggle debt',
    'The bank will not extend our line of credit and I think we will have to close the store my grandmother opened',
  ],
  [
    'legal',
    'a former contractor is taking us to court over an invoice, the hearing is on the 12th and the lawyers cost more than the claim',
  ],
  [
    'calling',
    'I have a good job but I feel like I was made for something else. How do I know what God is calling me to?',
  ],
  [
    'pitch',
    'Negotiating the lease for our second location this week, need wisdom and calm at the table',
  ],
  [
    'pride',
    'Business is better than ever and I notice I have become arrogant. I talk down to people. I do not like it',
  ],
  [
    'leadership',
    'I was promoted over my friends and now I have to lead them. Some of them resent it.',
  ],
  [
    'disaster',
    'The flood took our hardware store. Two feet of mud in everything and insurance says no.',
  ],
  [
    'growth new-business pitch',
    'pray for favor with a big contract we bid on, it would mean so much for our company',
  ],
  [
    'lost-customer',
    'Amazon is killing us. our regulars dont come anymore and half of the orders we had last year are gone',
  ],
];
