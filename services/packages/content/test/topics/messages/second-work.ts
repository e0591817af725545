import type { Sample } from './types.ts';

/** Written after the first rules, which led 36 of these 60 aright; the rules were then widened. */
export const secondWork: readonly Sample[] = [
  [
    'lost-customer',
    'The school district did not renew with our catering company, that was 60% of what we do',
  ],
  [
    'lost-customer business-struggle',
    'its been a dead month at the salon. chairs empty and the rent is due',
  ],
  ['payroll', 'How do I tell my crew that I might not have their checks this week'],
  [
    'payroll lost-customer business-struggle',
    'I employ six women, most of them single moms, and orders have dried up. I lie awake thinking about what happens to them.',
  ],
  ['legal', 'A customer slipped in our store and now his attorney is demanding more than we own'],
  [
    'legal',
    'Please pray for our mediation on Wednesday, it has been two years of fighting over this patent',
  ],
  ['pitch', 'I meet with the loan officer monday about the expansion. Pray for clear words'],
  ['pitch', 'going to ask my boss for a raise tomorrow and my hands are shaking already'],
  ['hiring', 'cannot find anyone who will show up for work. I need a reliable baker and a driver'],
  ['hiring', 'We interviewed three people for the office manager position and I am torn'],
  [
    'late-payment',
    'The city still has not paid us for the job we finished in May and we are floating everything on credit cards',
  ],
  ['late-payment', 'my boss hasnt paid me in 6 weeks'],
  ['pricing', 'how much profit is ok for a Christian? I charge double what things cost me'],
  [
    'business-partner',
    'Found out my co-owner signed a deal without me. I feel stabbed in the back',
  ],
  [
    'letting-people-go',
    'My cousin works for me and he is stealing time, I think I have to fire him and it will split the family',
  ],
  [
    'new-business',
    'Quit my corporate job to start a landscaping company, wife is nervous, I am too',
  ],
  [
    'growth',
    'we ask God for new customers for our little food stand, and that people will like the tamales',
  ],
  ['job-loss', 'Dad got laid off from the plant and he just sits in the garage'],
  ['job-loss', 'got let go today by email. by EMAIL'],
  [
    'job-search',
    'Please lift up my husband, he has been without work since Easter and it is eating at him',
  ],
  [
    'interview',
    'second round at the hospital on friday, its the job I have dreamed of. need peace!',
  ],
  ['work-conflict', 'A coworker takes credit for everything I do and the manager believes her'],
  [
    'burnout',
    'I own a daycare. I have not had a day off in fourteen months and I cried in the supply closet today',
  ],
  ['family-business', 'my sister and I inherited moms shop and we cannot agree on anything'],
  [
    'integrity',
    'Everyone in my trade pays cash under the table. I am tempted to do it too because I cant compete otherwise',
  ],
  ['retirement', 'I sold my practice in March. Mornings are strange now. What am I for?'],
  ['direction', 'should we take the buyout offer or keep going another year? I go back and forth'],
  ['business-struggle', 'I think my dream is over. We are filing chapter 11 on Thursday'],
  [
    'envy',
    'My competitor just opened his fourth location and I am stuck with one. Its hard to be happy for him',
  ],
  [
    'leadership',
    'First time managing a team of nine and I have no idea what I am doing. They are all older than me',
  ],
];
