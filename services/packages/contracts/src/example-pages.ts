/** Example content of a company page and of the founder's page, for the documentation and for tests. */
export const company = {
  companyName: 'Cornerstone Joinery',
  tagline: 'Made to last',
  industry: 'Carpentry',
  foundedYear: 2009,
  website: 'https://cornerstone.example',
  biblicalQuote: 'Commit your deeds to Yahweh, and your plans shall succeed.',
  biblicalReference: 'Proverbs 16:3',
  description: 'Kitchens and shop fittings from local wood.',
  missionStatement: 'Honest work at an honest price.',
  visionStatement: 'A workshop where young people learn a trade and a way to live.',
  coreValues: ['Honesty', 'Patience'],
  ceoName: 'Daniel Okafor',
  address: '12 Mill Lane, Springfield',
  keyServices: ['Kitchens', 'Shop fittings'],
};

export const founder = {
  firstName: 'Grace',
  lastName: 'Whitfield',
  profileImage: null,
  coverImage: null,
  identity: 'A builder of businesses and of people.',
  humanBeliefs: ['Everyone is made for a purpose'],
  empoweringBeliefs: ['Small and faithful beats big and hurried'],
  vision: 'Workplaces where people are honored.',
  mission: 'To pray, plan and build together.',
  companies: [
    {
      name: 'Cornerstone Joinery',
      role: 'Founder',
      website: 'https://cornerstone.example',
      profileLink: 'cornerstone-joinery',
      tagline: 'Made to last',
      description: 'Kitchens from local wood.',
    },
  ],
  experience: [{ title: 'Human behavior', duration: '29 years', description: 'Coaching owners.' }],
  achievements: ['269 hotel units'],
  figures: [{ count: '269', of: 'hotel units' }],
};
