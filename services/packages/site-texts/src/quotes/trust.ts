import type { WisdomQuote } from '@kbf/contracts';

export const trustQuotes: readonly WisdomQuote[] = [
  {
    id: 'first-things-first',
    category: 'Trust',
    title: 'First things first',
    scripture:
      'But seek first God’s Kingdom, and his righteousness; and all these things will be given to you as well.',
    scriptureReference: 'Matthew 6:33',
    kingdomPrinciple:
      'What comes first sets the order for all the rest. Give God the top of the day, and see what stops shouting.',
    tags: ['priorities', 'peace'],
  },
  {
    id: 'lean-the-other-way',
    category: 'Trust',
    title: 'Lean the other way',
    scripture:
      'Trust in Yahweh with all your heart, and don’t lean on your own understanding. In all your ways acknowledge him, and he will make your paths straight.',
    scriptureReference: 'Proverbs 3:5-6',
    kingdomPrinciple:
      'Use your understanding; just do not put your whole weight on it. Tell God about the decision before you decide.',
    tags: ['guidance', 'decisions'],
  },
  {
    id: 'needs-not-wishes',
    category: 'Trust',
    title: 'Needs, not wishes',
    scripture:
      'My God will supply every need of yours according to his riches in glory in Christ Jesus.',
    scriptureReference: 'Philippians 4:19',
    kingdomPrinciple:
      'God’s supply is measured by his riches and our needs. Make two lists, needs and wants, and pray through the first one.',
    tags: ['provision', 'peace'],
  },
  {
    id: 'hand-it-over',
    category: 'Trust',
    title: 'Hand it over',
    scripture:
      'Humble yourselves therefore under the mighty hand of God, that he may exalt you in due time, casting all your worries on him, because he cares for you.',
    scriptureReference: '1 Peter 5:6-7',
    kingdomPrinciple:
      'Worry is often a load we were never meant to lift. Name it, give it away, and take it up again only to act on it.',
    tags: ['worry', 'humility'],
  },
  {
    id: 'held-up',
    category: 'Trust',
    title: 'Held up',
    scripture:
      'Don’t you be afraid, for I am with you. Don’t be dismayed, for I am your God. I will strengthen you. Yes, I will help you. Yes, I will uphold you with the right hand of my righteousness.',
    scriptureReference: 'Isaiah 41:10',
    kingdomPrinciple:
      'Courage is not the absence of fear but the presence of someone beside us. Take the step you can see, on his arm.',
    tags: ['fear', 'courage'],
  },
];
