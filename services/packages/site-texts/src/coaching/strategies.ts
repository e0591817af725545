import type { RealEstateStrategy } from './types.ts';

/** The strategies of the coaching page. General knowledge, not advice on a specific deal. Browser-safe. */
export const realEstateStrategies: readonly RealEstateStrategy[] = [
  {
    id: 'seller-financing',
    name: 'Seller financing',
    what: 'You sell your property and act as the bank: the buyer pays you a down payment and then month by month, with interest.',
    fits: [
      'You own the property free and clear, or nearly so.',
      'You would rather have income over years than a lump sum now.',
      'The buyer is reliable, and a bank is too slow or too strict.',
    ],
    beware: [
      'If the buyer stops paying, you have to foreclose, which takes months and costs money.',
      'You may have to pay off an existing mortgage as soon as you sell.',
      'Rules on lending to people who will live there differ by state. Let a lawyer write the note.',
    ],
    firstStep:
      'Put your figures into the calculator on this page, and take the printout to a lawyer and a tax adviser.',
    scripture: 'Honest balances and scales are Yahweh’s; all the weights in the bag are his work.',
    scriptureReference: 'Proverbs 16:11',
  },
  {
    id: 'live-in-one-rent-the-rest',
    name: 'Live in one, rent the rest',
    what: 'You buy a house with two to four units, live in one of them, and let the others carry much of the cost.',
    fits: [
      'You need a home anyway, and can share a wall.',
      'You want to learn to be a landlord where you can hear the faucet drip.',
      'Owner-occupied loans require less money down.',
    ],
    beware: [
      'Count on one month in twelve without a tenant, and on repairs.',
      'Your tenants are your neighbors. Write down the rules before you become friends.',
      'Insurance and taxes differ from those for a single-family home.',
    ],
    firstStep:
      'Look at three houses like this, and write down the rents people actually pay, not the ones in the listing.',
    scripture:
      'Prepare your work outside, and get your fields ready. Afterwards, build your house.',
    scriptureReference: 'Proverbs 24:27',
  },
  {
    id: 'buy-and-hold',
    name: 'Buy and hold, with a reserve',
    what: 'You buy a solid property, rent it out at a fair price, keep it for a long time and let the loan shrink.',
    fits: [
      'Rent covers the loan, taxes, insurance, repairs and vacancies, with something left over.',
      'After you buy it, you still have six months of its costs in the bank.',
      'You think in decades.',
    ],
    beware: [
      'A house that only pays if prices rise is a bet.',
      'The cheapest house on the street has the most expensive roof.',
      'Time is a cost, too: yours or a manager’s.',
    ],
    firstStep: 'Take one listing and write all twelve months of costs beside all twelve rents.',
    scripture:
      'Through wisdom a house is built; by understanding it is established; by knowledge the rooms are filled with all rare and beautiful treasure.',
    scriptureReference: 'Proverbs 24:3-4',
  },
  {
    id: 'own-your-premises',
    name: 'Own the building you work in',
    what: 'Your company’s rent goes into a building that belongs to you, often through a company of its own.',
    fits: [
      'You have been in the same place for years and mean to stay.',
      'The loan costs about what the rent does.',
      'You want something to keep when you sell the company one day.',
    ],
    beware: [
      'Money in walls is not there for payroll.',
      'If you outgrow it, you are a landlord, whether you like it or not.',
      'Pay yourself the rent that others would pay; anything else hides how the company is doing.',
    ],
    firstStep: 'Write down what moving would cost you, and how long you are sure you will stay.',
    scripture:
      'She considers a field, and buys it. With the fruit of her hands, she plants a vineyard.',
    scriptureReference: 'Proverbs 31:16',
  },
  {
    id: 'lease-with-option',
    name: 'Lease with an option to buy',
    what: 'Someone rents your property now and may buy it later, at a price and by a date you both agree on today.',
    fits: [
      'The buyer needs a year or two to repair their credit or save.',
      'You can wait, and you want a tenant who treats the place as their own.',
      'Prices are flat, and you are in no hurry to sell.',
    ],
    beware: [
      'Most options are never used. Be fair about what happens to the money paid for it.',
      'If prices rise, you have sold at the old price. Keep your word.',
      'In some states the law treats it as a sale from the first day.',
    ],
    firstStep:
      'Write on one page who repairs what, what the option costs, and what happens to that money at the end.',
    scripture:
      'But let your ‘Yes’ be ‘Yes’ and your ‘No’ be ‘No.’ Whatever is more than these is of the evil one.',
    scriptureReference: 'Matthew 5:37',
  },
  {
    id: 'buy-together',
    name: 'Buy together',
    what: 'Two or more people put in money, work or knowledge, and own a property through a company with written shares.',
    fits: [
      'Each of you brings what the others lack.',
      'You have already done something smaller together.',
      'You agree how it ends before it begins.',
    ],
    beware: [
      'Equal shares and unequal work end friendships. Pay for work apart from ownership.',
      'Decide who decides, and what happens if one of you wants out, dies or divorces.',
      'No one signs for the whole debt alone.',
    ],
    firstStep:
      'Spend an evening on the question “How does this end well?” and write down the answers.',
    scripture:
      'Two are better than one, because they have a good reward for their labor. For if they fall, the one will lift up his fellow; but woe to him who is alone when he falls, and doesn’t have another to lift him up.',
    scriptureReference: 'Ecclesiastes 4:9-10',
  },
];
