import type { DemoPersonName } from './demo-prayers.ts';

export type DemoProfile = {
  by: DemoPersonName;
  identity: string;
  humanBeliefs: string[];
  phoneVisibility?: 'members' | 'everyone';
  emailVisibility?: 'members' | 'everyone';
};

/** Public profiles of the demo people, written for this site. */
export const demoProfiles: readonly DemoProfile[] = [
  {
    by: 'grace',
    identity:
      'I keep the books and the doors of this fellowship: I answer the first letters, welcome the new ones on Wednesdays and pray through the list on Fridays. Before that I ran the office of a print shop for nineteen years, and I still think best with ink on my hands.',
    humanBeliefs: [
      'A person who was welcomed welcomes others',
      'Order is a kindness',
      'Most quarrels are tiredness',
      'Nobody should open a hard letter alone',
    ],
    emailVisibility: 'everyone',
  },
  {
    by: 'daniel',
    identity:
      'Cabinetmaker, husband of one, father of four. My workshop makes kitchens for people who will stay in their houses, and trains two apprentices a year who were told elsewhere that they had no head for it.',
    humanBeliefs: [
      'Hands can pray, too',
      'Nobody is too old to learn a trade',
      'An honest price needs no apology',
    ],
    phoneVisibility: 'members',
  },
  {
    by: 'ruth',
    identity:
      'I own a bakery with six employees and one apprentice. We start at three, pray at four, and close on Sundays. What is left in the evening goes to two houses down the street, and nobody has to ask for it.',
    humanBeliefs: [
      'Daily bread is made by somebody, daily',
      'Rest is obedience',
      'A fair wage is a form of worship',
      'Courage grows in company',
      'A clear no makes room for a good yes',
    ],
    phoneVisibility: 'members',
    emailVisibility: 'members',
  },
  {
    by: 'samuel',
    identity:
      'Third generation of a family that repairs farm machines, and the first with a computer in the shop. I came to this fellowship when I had to decide whether to sell; I stayed because nobody told me what to do and everybody asked the right question.',
    humanBeliefs: [
      'What was handed to us is to be handed on',
      'Debt is a master',
      'Ask twice, act once',
    ],
  },
  {
    by: 'naomi',
    identity:
      'I check the books of small companies and write down what I find, also when it is not what was hoped for. I began on my own at fifty-one, after twenty-six years in somebody else’s office, and I am glad to sit with anybody who is afraid of an envelope.',
    humanBeliefs: [
      'The truth is kinder than a good impression',
      'Mercy can be organized',
      'It is early enough',
    ],
    emailVisibility: 'members',
  },
];
