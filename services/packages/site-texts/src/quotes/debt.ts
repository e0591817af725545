import type { WisdomQuote } from '@kbf/contracts';

export const debtQuotes: readonly WisdomQuote[] = [
  {
    id: 'who-gives-the-orders',
    category: 'Debt',
    title: 'Who gives the orders',
    scripture: 'The rich rule over the poor. The borrower is servant to the lender.',
    scriptureReference: 'Proverbs 22:7',
    kingdomPrinciple:
      'Every loan gives someone else a say in your week. Before signing, ask which choices you are handing over and for how long.',
    tags: ['freedom', 'borrowing'],
  },
  {
    id: 'the-one-debt-to-keep',
    category: 'Debt',
    title: 'The one debt to keep',
    scripture:
      'Owe no one anything, except to love one another; for he who loves his neighbor has fulfilled the law.',
    scriptureReference: 'Romans 13:8',
    kingdomPrinciple:
      'Pay what you owe until only love is left to pay. Pick the smallest balance and make a plan to end it.',
    tags: ['love', 'freedom'],
  },
  {
    id: 'think-before-you-cosign',
    category: 'Debt',
    title: 'Think before you cosign',
    scripture:
      'Don’t you be one of those who strike hands, of those who are collateral for debts. If you don’t have means to pay, why should he take away your bed from under you?',
    scriptureReference: 'Proverbs 22:26-27',
    kingdomPrinciple:
      'A signature given out of kindness can cost the bed you sleep in. If you want to help, give what you could bear to lose.',
    tags: ['borrowing', 'prudence'],
  },
  {
    id: 'return-what-was-lent',
    category: 'Debt',
    title: 'Return what was lent',
    scripture: 'The wicked borrow, and don’t pay back, but the righteous give generously.',
    scriptureReference: 'Psalm 37:21',
    kingdomPrinciple:
      'Paying back is a promise kept in numbers. If a date is too hard to meet, call before it passes, not after.',
    tags: ['promises', 'character'],
  },
  {
    id: 'pay-today',
    category: 'Debt',
    title: 'Pay today',
    scripture:
      'Don’t withhold good from those to whom it is due, when it is in the power of your hand to do it. Don’t say to your neighbor, “Go, and come again; tomorrow I will give it to you,” when you have it by you.',
    scriptureReference: 'Proverbs 3:27-28',
    kingdomPrinciple:
      'Being slow to pay makes a neighbor our unwilling bank. If the money is there, let the small supplier’s invoice go out today.',
    tags: ['suppliers', 'fairness'],
  },
  {
    id: 'leave-the-millstone',
    category: 'Debt',
    title: 'Leave the millstone',
    scripture:
      'No man shall take the mill or the upper millstone as a pledge, for he takes a life in pledge.',
    scriptureReference: 'Deuteronomy 24:6',
    kingdomPrinciple:
      'Never take as security what a person needs in order to earn. Write terms that leave the other side able to stand.',
    tags: ['lending', 'mercy'],
  },
  {
    id: 'lending-with-a-kind-hand',
    category: 'Debt',
    title: 'Lending with a kind hand',
    scripture:
      'It is well with the man who deals graciously and lends. He will maintain his cause in judgment.',
    scriptureReference: 'Psalm 112:5',
    kingdomPrinciple:
      'A lender can be firm about the numbers and gentle with the person. Be clear, be fair, and leave room for a hard month.',
    tags: ['lending', 'kindness'],
  },
];
