import type { WisdomQuote } from '@kbf/contracts';

export const integrityQuotes: readonly WisdomQuote[] = [
  {
    id: 'the-road-without-ambush',
    category: 'Integrity',
    title: 'The road without ambush',
    scripture:
      'He who walks blamelessly walks surely, but he who perverts his ways will be found out.',
    scriptureReference: 'Proverbs 10:9',
    kingdomPrinciple:
      'People with nothing to hide can walk upright into any audit, meeting or marriage. Set right the one thing you would rather no one asked about.',
    tags: ['honesty', 'character'],
  },
  {
    id: 'honest-scales',
    category: 'Integrity',
    title: 'Honest scales',
    scripture: 'A false balance is an abomination to Yahweh, but accurate weights are his delight.',
    scriptureReference: 'Proverbs 11:1',
    kingdomPrinciple:
      'Estimates, time sheets and fine print are the scales of today. Quote the price you would think fair if you were paying it.',
    tags: ['pricing', 'fairness'],
  },
  {
    id: 'a-compass-within',
    category: 'Integrity',
    title: 'A compass within',
    scripture:
      'The integrity of the upright shall guide them, but the perverseness of the treacherous shall destroy them.',
    scriptureReference: 'Proverbs 11:3',
    kingdomPrinciple:
      'Decide who you are before the hard choice comes, and half of it is already made. Write down two lines you will not cross for money.',
    tags: ['character', 'decisions'],
  },
  {
    id: 'right-and-seen-to-be-right',
    category: 'Integrity',
    title: 'Right, and seen to be right',
    scripture:
      'Having regard for honorable things, not only in the sight of the Lord, but also in the sight of men.',
    scriptureReference: '2 Corinthians 8:21',
    kingdomPrinciple:
      'Handle money so that God finds it honest and people are able to check it. Open books and a second signature protect everyone.',
    tags: ['accounting', 'trust'],
  },
  {
    id: 'smaller-and-clean',
    category: 'Integrity',
    title: 'Smaller and clean',
    scripture: 'Better is a little with righteousness, than great revenues with injustice.',
    scriptureReference: 'Proverbs 16:8',
    kingdomPrinciple:
      'Some revenue costs more than it brings in. A deal you can explain at your own table is worth more than a larger one you cannot.',
    tags: ['contentment', 'fairness'],
  },
  {
    id: 'what-the-children-inherit',
    category: 'Integrity',
    title: 'What the children inherit',
    scripture: 'A righteous man walks in integrity. Blessed are his children after him.',
    scriptureReference: 'Proverbs 20:7',
    kingdomPrinciple:
      'Those who come after you will live off your name as much as off your savings. Keep it in good order for them.',
    tags: ['family', 'character'],
  },
  {
    id: 'a-yes-that-needs-no-oath',
    category: 'Integrity',
    title: 'A yes that needs no oath',
    scripture:
      'But let your ‘Yes’ be ‘Yes’ and your ‘No’ be ‘No.’ Whatever is more than these is of the evil one.',
    scriptureReference: 'Matthew 5:37',
    kingdomPrinciple:
      'Let your word be the contract and the contract only its memory. Promise a little less this week, and keep all of it.',
    tags: ['promises', 'speech'],
  },
];
