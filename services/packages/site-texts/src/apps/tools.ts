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
      'Choose a quote from the wisdom library and share it in seconds, complete with reference and tags.',
    keyFeatures: [
      'The whole wisdom library, by category',
      'Three networks, one click each',
      'See your post before it goes out',
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
    targetAudience: 'Members who own property and are thinking of selling',
  },
  {
    id: 'gathering-calendar-widget',
    name: 'Gathering Calendar Widget',
    category: 'Community',
    description:
      'Adds the weekly online gathering to the calendar you already use, in your own time zone, with the link to join.',
    keyFeatures: ['One file for every calendar', 'The right time where you are', 'Link to join'],
    targetAudience: 'Members who do not want to miss a Wednesday',
  },
];
