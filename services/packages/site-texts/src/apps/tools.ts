import type { MemberApp } from '@kbf/contracts';

/** Widgets and tools: because of their names the site lists them in their own tab (`isWidgetOrTool`). */
export const tools: readonly MemberApp[] = [
  {
    id: 'daily-wisdom-widget',
    name: 'Daily Wisdom Widget',
    category: 'Widgets',
    description:
      'A card for your own website: a verse and a thought on work and money, new every day, in light or dark.',
    keyFeatures: [
      'Copy one piece of code, no account needed',
      'Light and dark theme',
      'No cookies, no tracking, no scripts inside',
    ],
    targetAudience: 'Members with a website or a blog',
  },
  {
    id: 'social-media-manager',
    name: 'Social Media Manager',
    category: 'Sharing',
    description:
      'Choose a quote from the wisdom library and share it in a few seconds, with reference and tags in place.',
    keyFeatures: [
      'The whole wisdom library, by category',
      'Three networks, one click each',
      'You see the text before it goes out',
    ],
    targetAudience: 'Members who encourage others online',
  },
  {
    id: 'seller-financing-widget',
    name: 'Seller Financing Widget',
    category: 'Finance',
    description:
      'Compares carrying the note on your property with a traditional sale: payments, interest and what is left at the end.',
    keyFeatures: [
      'Every figure from a formula you can read',
      'A schedule exact to the cent',
      'Chart, print and spreadsheet',
    ],
    targetAudience: 'Members who own property and think of selling',
  },
  {
    id: 'gathering-calendar-widget',
    name: 'Gathering Calendar Widget',
    category: 'Community',
    description:
      'Puts the weekly online gathering into the calendar you already use, in your own time zone, with the link to join.',
    keyFeatures: ['One file for every calendar', 'The right hour where you are', 'Link to join'],
    targetAudience: 'Members who would rather not miss a Wednesday',
  },
];
