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
      'I keep this fellowship’s books and open its doors. I answer first messages, welcome new people on Wednesdays and pray through the list on Fridays. Before that I ran the office of a print shop for nineteen years, and I still think best with ink on my hands.',
    humanBeliefs: [
      'A person who was welcomed welcomes others',
      'Order is a kindness',
      'Most arguments are just tiredness',
      'No one should open a hard letter alone',
    ],
    emailVisibility: 'everyone',
  },
  {
    by: 'daniel',
    identity:
      'Cabinetmaker, husband of one, father of four. My workshop makes kitchens for people who plan to stay in their homes. Each year it trains two apprentices who were told elsewhere that they had no head for it.',
    humanBeliefs: [
      'Hands can pray, too',
      'No one is too old to learn a trade',
      'An honest price needs no apology',
    ],
    phoneVisibility: 'members',
  },
  {
    by: 'ruth',
    identity:
      'I own a bakery with six employees and one apprentice. We start at three, pray at four, and close on Sundays. What is left at the end of the day goes to two families down the street, and no one has to ask for it.',
    humanBeliefs: [
      'Someone makes our daily bread, daily',
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
      'Third generation of a family that repairs farm equipment, and the first with a computer in the shop. I came to this fellowship when I had to decide whether to sell. I stayed because no one told me what to do and everyone asked the right question.',
    humanBeliefs: [
      'What was handed to us is ours to hand on',
      'Debt makes a hard master',
      'Ask twice, act once',
    ],
  },
  {
    by: 'naomi',
    identity:
      'I check the books of small companies and write down what I find, even when it is not what they hoped for. I went out on my own at fifty-one, after twenty-six years in someone else’s office, and I am glad to sit with anyone who is afraid of an envelope.',
    humanBeliefs: [
      'The truth is kinder than a good impression',
      'Mercy can be organized',
      'It is not too late',
    ],
    emailVisibility: 'members',
  },
];
