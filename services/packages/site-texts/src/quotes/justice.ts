import type { WisdomQuote } from '@kbf/contracts';

export const justiceQuotes: readonly WisdomQuote[] = [
  {
    id: 'three-plain-things',
    category: 'Justice',
    title: 'Three plain things',
    scripture:
      'He has shown you, O man, what is good. What does Yahweh require of you, but to act justly, to love mercy, and to walk humbly with your God?',
    scriptureReference: 'Micah 6:8',
    kingdomPrinciple:
      'Fair dealings, a soft heart and a modest step: that is a company handbook in one line. Test the next decision against all three.',
    tags: ['mercy', 'humility'],
  },
  {
    id: 'let-it-flow',
    category: 'Justice',
    title: 'Let it flow',
    scripture: 'But let justice roll on like rivers, and righteousness like a mighty stream.',
    scriptureReference: 'Amos 5:24',
    kingdomPrinciple:
      'Justice is not a feature for good years; it should run through everything like water. Ask where in your business it is dammed up.',
    tags: ['fairness', 'courage'],
  },
  {
    id: 'a-master-with-a-master',
    category: 'Justice',
    title: 'A master with a Master',
    scripture:
      'Masters, give to your servants that which is just and equal, knowing that you also have a Master in heaven.',
    scriptureReference: 'Colossians 4:1',
    kingdomPrinciple:
      'Every employer works for someone, too. Set pay and hours as someone who will have to answer for them.',
    tags: ['wages', 'leadership'],
  },
  {
    id: 'better-than-an-offering',
    category: 'Justice',
    title: 'Better than an offering',
    scripture: 'To do righteousness and justice is more acceptable to Yahweh than sacrifice.',
    scriptureReference: 'Proverbs 21:3',
    kingdomPrinciple:
      'No gift on Sunday makes up for an unfair contract on Monday. Put right what you can before you give.',
    tags: ['fairness', 'worship'],
  },
  {
    id: 'how-we-treat-the-poor',
    category: 'Justice',
    title: 'How we treat the poor',
    scripture:
      'He who oppresses the poor shows contempt for his Maker, but he who is kind to the needy honors him.',
    scriptureReference: 'Proverbs 14:31',
    kingdomPrinciple:
      'How we treat the person with the least power in the room shows what we think of their Maker. Be most careful with those who cannot complain.',
    tags: ['poverty', 'kindness'],
  },
  {
    id: 'wages-speak',
    category: 'Justice',
    title: 'Wages speak',
    scripture:
      'Behold, the wages of the laborers who mowed your fields, which you have kept back by fraud, cry out, and the cries of those who reaped have entered into the ears of the Lord of Armies.',
    scriptureReference: 'James 5:4',
    kingdomPrinciple:
      'Unpaid work has a voice, and God hears it. Check that everyone who did the work has been paid for it, in full and on time.',
    tags: ['wages', 'fairness'],
  },
];
