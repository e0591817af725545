import type { WisdomQuote } from '@kbf/contracts';

export const generosityQuotes: readonly WisdomQuote[] = [
  {
    id: 'decide-then-be-glad',
    category: 'Generosity',
    title: 'Decide, then be glad',
    scripture:
      'Let each man give according as he has determined in his heart, not grudgingly or under compulsion, for God loves a cheerful giver.',
    scriptureReference: '2 Corinthians 9:7',
    kingdomPrinciple:
      'A gift wrung out of us helps the budget and misses the heart. Settle the amount in quiet before anyone asks, and then enjoy it.',
    tags: ['giving', 'joy'],
  },
  {
    id: 'watering-others',
    category: 'Generosity',
    title: 'Watering others',
    scripture: 'The liberal soul shall be made fat. He who waters shall be watered also himself.',
    scriptureReference: 'Proverbs 11:25',
    kingdomPrinciple:
      'Those who give time and attention away are rarely the driest people in the room. Encourage one person in your field today.',
    tags: ['giving', 'community'],
  },
  {
    id: 'a-loan-with-a-sure-borrower',
    category: 'Generosity',
    title: 'A loan with a sure borrower',
    scripture: 'He who has pity on the poor lends to Yahweh; he will reward him.',
    scriptureReference: 'Proverbs 19:17',
    kingdomPrinciple:
      'What is given to someone who cannot return it is not lost; God has taken over the account. Give once this month with no way to be repaid.',
    tags: ['poverty', 'kindness'],
  },
  {
    id: 'a-generous-eye',
    category: 'Generosity',
    title: 'A generous eye',
    scripture: 'He who has a generous eye will be blessed; for he shares his food with the poor.',
    scriptureReference: 'Proverbs 22:9',
    kingdomPrinciple:
      'Generosity begins with looking. Ask whose table is short, and set your own with that in mind.',
    tags: ['kindness', 'sharing'],
  },
  {
    id: 'do-not-forget-to-share',
    category: 'Generosity',
    title: 'Do not forget to share',
    scripture:
      'But don’t forget to be doing good and sharing, for with such sacrifices God is well pleased.',
    scriptureReference: 'Hebrews 13:16',
    kingdomPrinciple:
      'Worship does not end with the last song; it goes on as a meal, a ride or a paid bill. Put one of these on your list this week.',
    tags: ['sharing', 'worship'],
  },
  {
    id: 'without-a-grudge',
    category: 'Generosity',
    title: 'Without a grudge',
    scripture:
      'You shall surely give, and your heart shall not be grieved when you give to him, because it is for this thing Yahweh your God will bless you in all your work and in all that you put your hand to.',
    scriptureReference: 'Deuteronomy 15:10',
    kingdomPrinciple:
      'Count the cost before you give, not afterward. The open hand and the easy heart belong together.',
    tags: ['giving', 'heart'],
  },
];
