import { founderProfile } from '@kbf/contracts';
import type { FounderProfile } from '@kbf/contracts';
import { builtInCompanies } from '../companies/built-in-companies.ts';
import { companySlug } from '../companies/company-slug.ts';

/** The founder's role in each of the built-in companies, in their order. */
const roles = ['Founder and owner', 'Founder and teacher', 'Founder and coach'];

/**
 * The founder profile that is shown until an admin writes another: invented and written for this site. The figures (29
 * years of human behavior, 25 years of financial markets, 269 hotel units) come from the specification.
 */
export const builtInFounder: FounderProfile = {
  firstName: 'Nathaniel',
  lastName: 'Brooks',
  // Drawn for this site by `frontend/scripts/make-portraits.mjs`.
  profileImage: '/media/founder.svg',
  coverImage: '/media/founder-cover.svg',
  identity:
    'Builder, teacher and grateful son. I have spent 29 years studying human behavior and 25 years in the financial markets, and I own and run 269 hotel units with people I am proud to work beside. I started this fellowship because I was successful for a long time before I knew what it was for.',
  humanBeliefs: [
    'Every person was made on purpose and for a purpose',
    'People do not resist change; they resist being alone in it',
    'What we repeat in secret becomes our public life',
    'A company is a family’s faith made visible on a weekday',
    'Money is a good tool and a poor father',
  ],
  empoweringBeliefs: [
    'It is never too late to build well',
    'Small promises kept do more than great promises made',
    'There is enough work, enough grace and enough time for today',
    'The question that frightens me most is the one to pray about first',
  ],
  vision:
    'A fellowship in which no owner has to decide alone: men and women of business across the country who meet every week, pray for one another by name, and leave behind companies that their towns would miss.',
  mission:
    'To help businesspeople find their purpose, build a plan that serves it, and keep going when the pressure comes.',
  companies: builtInCompanies.map(({ companyName, website, tagline, description }, index) => ({
    name: companyName,
    role: roles[index] ?? 'Founder',
    website,
    profileLink: companySlug(companyName),
    tagline,
    description,
  })),
  figures: founderProfile.shape.figures.parse(undefined),
  experience: [
    {
      title: 'Human behavior',
      duration: '29 years',
      description:
        'Studying, teaching and coaching: what people need, what they do to get it, and how they come to choose better.',
    },
    {
      title: 'Financial markets',
      duration: '25 years',
      description:
        'From a trading desk to teaching owners how to price, borrow, sell and give without fear.',
    },
    {
      title: 'Hotels and real estate',
      duration: '269 hotel units',
      description:
        'Bought, repaired and run with local teams. Several were bought with seller financing.',
    },
  ],
  achievements: [
    '269 hotel units owned and operated',
    '25 years in the financial markets',
    '29 years of work in human behavior',
    'A six-evening purpose course, taught in three states',
    'Founder of a fellowship that meets every week',
  ],
};
