import type { WisdomQuote } from '@kbf/contracts';

export const stewardshipQuotes: readonly WisdomQuote[] = [
  {
    id: 'owner-and-manager',
    category: 'Stewardship',
    title: 'Owner and manager',
    scripture: 'The earth is Yahweh’s, with its fullness; the world, and those who dwell in it.',
    scriptureReference: 'Psalm 24:1',
    kingdomPrinciple:
      'Nothing on the balance sheet began with us. An owner asks what he wants; a manager asks what the owner would want done with it.',
    tags: ['ownership', 'humility'],
  },
  {
    id: 'gifts-are-for-the-neighbor',
    category: 'Stewardship',
    title: 'Gifts are for the neighbor',
    scripture:
      'As each has received a gift, employ it in serving one another, as good managers of the grace of God in its various forms.',
    scriptureReference: '1 Peter 4:10',
    kingdomPrinciple:
      'Your abilities were handed to you on the way to someone else. Ask who is better off this month because you have them.',
    tags: ['talents', 'service'],
  },
  {
    id: 'the-small-drawer',
    category: 'Stewardship',
    title: 'The small drawer',
    scripture:
      'He who is faithful in a very little is faithful also in much. He who is dishonest in a very little is also dishonest in much.',
    scriptureReference: 'Luke 16:10',
    kingdomPrinciple:
      'How we handle petty cash is how we would handle millions. Look after one small thing today that no one would miss.',
    tags: ['faithfulness', 'trust'],
  },
  {
    id: 'the-one-requirement',
    category: 'Stewardship',
    title: 'The one requirement',
    scripture: 'Here, moreover, it is required of stewards that they be found faithful.',
    scriptureReference: '1 Corinthians 4:2',
    kingdomPrinciple:
      'Results are only partly in our hands; faithfulness is entirely. Measure this quarter by both, and by the second one first.',
    tags: ['faithfulness', 'trust'],
  },
  {
    id: 'where-the-strength-came-from',
    category: 'Stewardship',
    title: 'Where the strength came from',
    scripture:
      'But you shall remember Yahweh your God, for it is he who gives you power to get wealth, that he may establish his covenant which he swore to your fathers, as it is today.',
    scriptureReference: 'Deuteronomy 8:18',
    kingdomPrinciple:
      'Health, ideas and open doors were given before they were used. When something goes well, give thanks before you give yourself credit.',
    tags: ['gratitude', 'success'],
  },
  {
    id: 'giving-what-was-given',
    category: 'Stewardship',
    title: 'Giving what was given',
    scripture:
      'But who am I, and what is my people, that we should be able to offer so willingly as this? For all things come from you, and we have given you of your own.',
    scriptureReference: '1 Chronicles 29:14',
    kingdomPrinciple:
      'Even our most generous gift is passing on what reached us first. That takes the pride out of giving and leaves the gladness.',
    tags: ['giving', 'gratitude'],
  },
];
