import type { WisdomQuote } from '@kbf/contracts';

export const planningQuotes: readonly WisdomQuote[] = [
  {
    id: 'bring-the-plan-first',
    category: 'Planning',
    title: 'Bring the plan first',
    scripture: 'Commit your deeds to Yahweh, and your plans shall succeed.',
    scriptureReference: 'Proverbs 16:3',
    kingdomPrinciple:
      'Prayer belongs at the start of a plan, not as its insurance. Read yours aloud to God before you show it to a bank.',
    tags: ['prayer', 'goals'],
  },
  {
    id: 'pencil-and-pen',
    category: 'Planning',
    title: 'Pencil and pen',
    scripture: 'A man’s heart plans his course, but Yahweh directs his steps.',
    scriptureReference: 'Proverbs 16:9',
    kingdomPrinciple:
      'Plan in earnest, and write in pencil. A closed road this week may be a turn you will be thankful for.',
    tags: ['humility', 'guidance'],
  },
  {
    id: 'count-before-you-build',
    category: 'Planning',
    title: 'Count before you build',
    scripture:
      'For which of you, desiring to build a tower, doesn’t first sit down and count the cost, to see if he has enough to complete it?',
    scriptureReference: 'Luke 14:28',
    kingdomPrinciple:
      'Faith is no excuse for skipping the arithmetic. Put down the full cost, with a margin, before the first shovel.',
    tags: ['budget', 'prudence'],
  },
  {
    id: 'first-the-field-then-the-house',
    category: 'Planning',
    title: 'First the field, then the house',
    scripture:
      'Prepare your work outside, and get your fields ready. Afterwards, build your house.',
    scriptureReference: 'Proverbs 24:27',
    kingdomPrinciple:
      'Build what feeds you before what flatters you. The nicer office can wait until the work can carry it.',
    tags: ['priorities', 'income'],
  },
  {
    id: 'his-purpose-prevails',
    category: 'Planning',
    title: 'His purpose prevails',
    scripture: 'There are many plans in a man’s heart, but Yahweh’s counsel will prevail.',
    scriptureReference: 'Proverbs 19:21',
    kingdomPrinciple:
      'We are free to plan much because we do not have to control it all. Ask what God may be doing in the plan that did not work.',
    tags: ['guidance', 'trust'],
  },
  {
    id: 'steady-beats-hurried',
    category: 'Planning',
    title: 'Steady beats hurried',
    scripture:
      'The plans of the diligent surely lead to profit; and everyone who is hasty surely rushes to poverty.',
    scriptureReference: 'Proverbs 21:5',
    kingdomPrinciple:
      'Haste is the most expensive line in many budgets. Give a large decision three days and one good question.',
    tags: ['patience', 'investing'],
  },
  {
    id: 'see-it-coming',
    category: 'Planning',
    title: 'See it coming',
    scripture:
      'A prudent man sees danger and hides himself; but the simple pass on, and suffer for it.',
    scriptureReference: 'Proverbs 22:3',
    kingdomPrinciple:
      'Caution is not a lack of faith. Name the one thing that would hurt you most, and take one step against it.',
    tags: ['risk', 'prudence'],
  },
];
