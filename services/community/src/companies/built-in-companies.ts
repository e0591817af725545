import type { CompanyProfile } from '@kbf/contracts';
import { companySlug } from './company-slug.ts';

/**
 * The companies of the built-in founder, until an admin writes others. They are invented and written for this site. The
 * scripture is from the World English Bible; a test compares it with the source.
 */
export const builtInCompanies: readonly CompanyProfile[] = [
  {
    companyName: 'Harbor & Hearth Lodging',
    tagline: 'A light left on for the traveler',
    industry: 'Hospitality',
    foundedYear: 2004,
    website: 'https://harborandhearth.example',
    biblicalQuote:
      'Don’t forget to show hospitality to strangers, for in doing so, some have entertained angels without knowing it.',
    biblicalReference: 'Hebrews 13:2',
    description:
      'Four small hotels with 269 units between them, each run by people who live in its town. Rooms are plain, clean and quiet; breakfast is at one long table. A tenth of the rooms is kept for families who are in town because someone is in the hospital.',
    missionStatement:
      'To give every guest a safe night and every employee a trade, a fair wage and a day of rest.',
    visionStatement:
      'A hotel in every county seat in the region, owned in part by the people who work in it.',
    coreValues: [
      'Welcome before profit',
      'Fair pay, paid on time',
      'Rest for those who serve',
      'Honest rooms at honest prices',
    ],
    ceoName: 'Nathaniel Brooks',
    address: '12 Quay Street, Bellhaven, Virginia',
    keyServices: [
      'Overnight and weekly rooms',
      'Family rooms near hospitals',
      'Retreats for churches and small companies',
      'Apprenticeships in hospitality',
    ],
  },
  {
    companyName: 'Steady Ledger Advisors',
    tagline: 'Numbers you can sleep on',
    industry: 'Financial education',
    foundedYear: 2001,
    website: 'https://steadyledger.example',
    biblicalQuote:
      'The plans of the diligent surely lead to profit; and everyone who is hasty surely rushes to poverty.',
    biblicalReference: 'Proverbs 21:5',
    description:
      'Twenty-five years in the financial markets, turned into plain lessons for owners of small companies: what a price is made of, what a debt costs, when to sell and how to be paid. No products are sold, and no one is told to hurry.',
    missionStatement:
      'To teach owners to read their own figures, so that no decision is made out of fear.',
    visionStatement:
      'Family companies that pass to the next owner without debt and without a fight.',
    coreValues: ['Plain words', 'No commissions', 'Patience', 'Stewardship before growth'],
    ceoName: 'Nathaniel Brooks',
    address: '400 Mill Road, Suite 3, Bellhaven, Virginia',
    keyServices: [
      'Reading a balance sheet in an evening',
      'Seller financing, explained and calculated',
      'Getting out of debt, step by step',
      'Preparing a company for its next owner',
    ],
  },
  {
    companyName: 'Whole Purpose Workshop',
    tagline: 'Know why, then how',
    industry: 'Coaching and training',
    foundedYear: 2016,
    website: 'https://wholepurpose.example',
    biblicalQuote:
      'For we are his workmanship, created in Christ Jesus for good works, which God prepared before that we would walk in them.',
    biblicalReference: 'Ephesians 2:10',
    description:
      'A training room above a hardware store, and the same course online: six evenings on what people need, what they do to get it, and what they were made for. Built on 29 years of studying human behavior and many more of listening.',
    missionStatement: 'To help businesspeople find their purpose and build a plan that serves it.',
    visionStatement:
      'A workshop in every fellowship, led by those who have been through it themselves.',
    coreValues: [
      'Listening first',
      'Truth with kindness',
      'Small steps, kept',
      'Prayer before plans',
    ],
    ceoName: 'Nathaniel Brooks',
    address: null,
    keyServices: [
      'The six-evening purpose course',
      'Coaching for owners and couples',
      'Team days on human needs',
      'Training for group leaders',
    ],
  },
];

/** The same companies, each with the address of its page. */
export const builtInPages = builtInCompanies.map((profile) => ({
  slug: companySlug(profile.companyName),
  profile,
}));

export const findBuiltIn = (key: string) => builtInPages.find(({ slug }) => slug === key);
