import type { MemberApp } from '@kbf/contracts';

/** Chat apps. Each description says what the app does; it does not list what the app cannot do. */
export const aiApps: readonly MemberApp[] = [
  {
    id: 'prayer-companion',
    name: 'Prayer Companion',
    category: 'Prayer',
    description:
      'Tell it what is weighing on you, and receive a prayer and a verse for just that. If you like, the fellowship can pray along.',
    keyFeatures: [
      'A prayer that answers your own words',
      'Verses quoted exactly, each with its reference',
      'Share with the fellowship, without your name if you prefer',
      'Attach a photo',
    ],
    targetAudience: 'Anyone who needs prayer, at any hour',
  },
  {
    id: 'growth-coach',
    name: 'Growth Coach',
    category: 'Training',
    description:
      'Goes through the six training modules with you, asks the next good question and remembers where you are.',
    keyFeatures: [
      'Knows which module you are in',
      'Questions before answers',
      'One small step at the end of each conversation',
    ],
    targetAudience: 'Members in the training',
  },
  {
    id: 'life-goals-coach',
    name: 'Life Goals Coach',
    category: 'Training',
    description:
      'Helps you say what you are working toward, at home and in the business, and put a number and a date to it.',
    keyFeatures: [
      'Goals for home, car, travel, business and savings',
      'Wishes turned into plans',
      'Weighs each goal against your values',
    ],
    targetAudience: 'Members who want a change but do not know which one yet',
  },
  {
    id: 'human-needs-coach',
    name: 'Human Needs Coach',
    category: 'Training',
    description:
      'Six needs drive most of what we do. Rank yours, see how you meet them today, and find better ways to meet them.',
    keyFeatures: [
      'A ranking of your six needs',
      'Behaviors that help and behaviors that cost you',
      'Prayerful next steps',
    ],
    targetAudience: 'Members who keep ending up in the same place',
  },
  {
    id: 'three-ps-coach',
    name: 'Three P’s Coach',
    category: 'Training',
    description:
      'Purpose, plan, and the process with its pressure: work through all three for one outcome that matters to you.',
    keyFeatures: [
      'One outcome at a time',
      'A reason that holds when it gets hard',
      'Do and don’t lists to act on',
    ],
    targetAudience: 'Members who plan well and stall halfway',
  },
  {
    id: 'kingdom-business-guide',
    name: 'Kingdom Business Guide',
    category: 'Business',
    description:
      'Seven steps that take you from a business that makes a living to one that serves a purpose.',
    keyFeatures: [
      'Seven steps, at your own pace',
      'Six biblical values with their verses',
      'Plans, cards and checklists to print',
    ],
    targetAudience: 'Owners and founders',
  },
  {
    id: 'statement-writer',
    name: 'Faith Statement Writer',
    category: 'Business',
    description:
      'Turns your notes on why the business exists into a purpose statement you can say aloud to a customer.',
    keyFeatures: [
      'Three versions in different lengths',
      'Plain words, the way you would say it',
      'Checked against the values you chose',
    ],
    targetAudience: 'Owners who know their why but lack the words',
  },
  {
    id: 'contribution-guide',
    name: 'Contribution Guide',
    category: 'Community',
    description:
      'Shows which way of helping suits you, as a speaker, sponsor or donor, and what to write in the form.',
    keyFeatures: [
      'Three ways to contribute, side by side',
      'Answers about speaking and sponsoring',
      'A person replies within 24 hours',
    ],
    targetAudience: 'Friends of the fellowship with something to give',
  },
];
