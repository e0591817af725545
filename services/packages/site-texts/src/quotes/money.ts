import type { WisdomQuote } from '@kbf/contracts';

export const moneyQuotes: readonly WisdomQuote[] = [
  {
    id: 'root-and-fruit',
    category: 'Money',
    title: 'Root and fruit',
    scripture:
      'For the love of money is a root of all kinds of evil. Some have been led astray from the faith in their greed, and have pierced themselves through with many sorrows.',
    scriptureReference: '1 Timothy 6:10',
    kingdomPrinciple:
      'Money is a tool that asks to be a master. Notice what you would do for it that you would not do for love.',
    tags: ['greed', 'contentment'],
  },
  {
    id: 'enough-because-he-stays',
    category: 'Money',
    title: 'Enough, because he stays',
    scripture:
      'Be free from the love of money, content with such things as you have, for he has said, “I will in no way leave you, neither will I in any way forsake you.”',
    scriptureReference: 'Hebrews 13:5',
    kingdomPrinciple:
      'Contentment rests on who is with us and not on what we hold. Write down what is enough, before the next raise decides for you.',
    tags: ['contentment', 'trust'],
  },
  {
    id: 'the-finish-line-that-moves',
    category: 'Money',
    title: 'The finish line that moves',
    scripture:
      'He who loves silver shall not be satisfied with silver; nor he who loves abundance, with increase: this also is vanity.',
    scriptureReference: 'Ecclesiastes 5:10',
    kingdomPrinciple:
      'If the goal is simply more, no one ever arrives. Give your income a purpose, and it will have a limit too.',
    tags: ['greed', 'contentment'],
  },
  {
    id: 'little-by-little',
    category: 'Money',
    title: 'Little by little',
    scripture: 'Wealth gained dishonestly dwindles away, but he who gathers by hand makes it grow.',
    scriptureReference: 'Proverbs 13:11',
    kingdomPrinciple:
      'What comes in small and honest handfuls tends to stay. Start the saving you have put off, with an amount that feels too small.',
    tags: ['saving', 'patience'],
  },
  {
    id: 'more-than-you-own',
    category: 'Money',
    title: 'More than you own',
    scripture:
      'He said to them, “Beware! Keep yourselves from covetousness, for a man’s life doesn’t consist of the abundance of the things which he possesses.”',
    scriptureReference: 'Luke 12:15',
    kingdomPrinciple:
      'A life is not the sum of its receipts. Let someone who knows you well say what you are rich in.',
    tags: ['greed', 'identity'],
  },
  {
    id: 'riches-have-wings',
    category: 'Money',
    title: 'Riches have wings',
    scripture:
      'Don’t weary yourself to be rich. In your wisdom, show restraint. Why do you set your eyes on that which is not? For it certainly sprouts wings like an eagle and flies in the sky.',
    scriptureReference: 'Proverbs 23:4-5',
    kingdomPrinciple:
      'Do not spend the health that money cannot buy on money that will not stay. Know when to stop for the day.',
    tags: ['restraint', 'health'],
  },
  {
    id: 'seven-even-eight',
    category: 'Money',
    title: 'Seven, even eight',
    scripture:
      'Give a portion to seven, yes, even to eight; for you don’t know what evil will be on the earth.',
    scriptureReference: 'Ecclesiastes 11:2',
    kingdomPrinciple:
      'None of us knows which year will be the lean one. Spread what you own, and share some of it, before you need to.',
    tags: ['risk', 'investing'],
  },
];
