import type { WisdomQuote } from '@kbf/contracts';

export const counselQuotes: readonly WisdomQuote[] = [
  {
    id: 'ask-more-than-one',
    category: 'Counsel',
    title: 'Ask more than one',
    scripture:
      'Where there is no counsel, plans fail; but in a multitude of counselors they are established.',
    scriptureReference: 'Proverbs 15:22',
    kingdomPrinciple:
      'A plan gets stronger each time someone honest leans on it. Find two people who will tell you what you would rather not hear.',
    tags: ['decisions', 'community'],
  },
  {
    id: 'ask-without-embarrassment',
    category: 'Counsel',
    title: 'Ask without embarrassment',
    scripture:
      'But if any of you lacks wisdom, let him ask of God, who gives to all liberally and without reproach, and it will be given to him.',
    scriptureReference: 'James 1:5',
    kingdomPrinciple:
      'God does not sigh when we come back with the same question. Bring the one you have been turning over, and wait a little.',
    tags: ['prayer', 'decisions'],
  },
  {
    id: 'hear-it-out',
    category: 'Counsel',
    title: 'Hear it out',
    scripture: 'He who answers before he hears, that is folly and shame to him.',
    scriptureReference: 'Proverbs 18:13',
    kingdomPrinciple:
      'Half of all bad advice is a good answer to another question. Let the other person finish, then say back what you heard.',
    tags: ['listening', 'patience'],
  },
  {
    id: 'the-way-that-looks-right',
    category: 'Counsel',
    title: 'The way that looks right',
    scripture: 'The way of a fool is right in his own eyes, but he who is wise listens to counsel.',
    scriptureReference: 'Proverbs 12:15',
    kingdomPrinciple:
      'We are poor judges of our own best ideas. Before you defend the next one, ask what would prove it wrong.',
    tags: ['humility', 'listening'],
  },
  {
    id: 'iron-on-iron',
    category: 'Counsel',
    title: 'Iron on iron',
    scripture: 'Iron sharpens iron; so a man sharpens his friend’s countenance.',
    scriptureReference: 'Proverbs 27:17',
    kingdomPrinciple:
      'Friends who only agree with us leave us dull. Invite one to question your goals, and thank them for the sparks.',
    tags: ['friendship', 'growth'],
  },
  {
    id: 'still-learning',
    category: 'Counsel',
    title: 'Still learning',
    scripture:
      'Instruct a wise person, and he will be still wiser. Teach a righteous person, and he will increase in learning.',
    scriptureReference: 'Proverbs 9:9',
    kingdomPrinciple:
      'The wise are easy to teach; it is how they came to be wise. Say “I did not know that” once this week, and mean it.',
    tags: ['learning', 'growth'],
  },
];
