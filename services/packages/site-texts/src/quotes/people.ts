import type { WisdomQuote } from '@kbf/contracts';

export const peopleQuotes: readonly WisdomQuote[] = [
  {
    id: 'the-soft-answer',
    category: 'People',
    title: 'The soft answer',
    scripture: 'A gentle answer turns away wrath, but a harsh word stirs up anger.',
    scriptureReference: 'Proverbs 15:1',
    kingdomPrinciple:
      'The tone of a reply decides more than its arguments. Lower your voice by half, and see what happens to the room.',
    tags: ['conflict', 'speech'],
  },
  {
    id: 'grace-and-salt',
    category: 'People',
    title: 'Grace and salt',
    scripture:
      'Let your speech always be with grace, seasoned with salt, that you may know how you ought to answer each one.',
    scriptureReference: 'Colossians 4:6',
    kingdomPrinciple:
      'Kind does not have to mean bland, nor honest mean harsh. Read the message once more as the person who will receive it.',
    tags: ['customers', 'speech'],
  },
  {
    id: 'the-fitting-word',
    category: 'People',
    title: 'The fitting word',
    scripture: 'A word fitly spoken is like apples of gold in settings of silver.',
    scriptureReference: 'Proverbs 25:11',
    kingdomPrinciple:
      'Praise is worth most when it is exact. Tell one person what they did well, and what it made possible.',
    tags: ['encouragement', 'speech'],
  },
  {
    id: 'someone-to-lift-you',
    category: 'People',
    title: 'Someone to lift you',
    scripture:
      'Two are better than one, because they have a good reward for their labor. For if they fall, the one will lift up his fellow; but woe to him who is alone when he falls, and doesn’t have another to lift him up.',
    scriptureReference: 'Ecclesiastes 4:9-10',
    kingdomPrinciple:
      'Going alone is quicker until the first fall. Know who would come for you, and let them know you would come for them.',
    tags: ['partnership', 'friendship'],
  },
  {
    id: 'carry-some-of-it',
    category: 'People',
    title: 'Carry some of it',
    scripture: 'Bear one another’s burdens, and so fulfill the law of Christ.',
    scriptureReference: 'Galatians 6:2',
    kingdomPrinciple:
      'A burden that is shared does not double; it halves. Ask a colleague how things are at home, and have the time to hear it.',
    tags: ['community', 'kindness'],
  },
  {
    id: 'words-that-build',
    category: 'People',
    title: 'Words that build',
    scripture:
      'Let no corrupt speech proceed out of your mouth, but only what is good for building others up as the need may be, that it may give grace to those who hear.',
    scriptureReference: 'Ephesians 4:29',
    kingdomPrinciple:
      'Every sentence at work lays a brick or takes one out. Leave unsaid the joke that makes someone smaller.',
    tags: ['culture', 'speech'],
  },
];
