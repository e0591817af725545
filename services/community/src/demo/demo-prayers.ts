/**
 * Demo content of a local start: invented people and worries, written for this site. Hours are before the first start.
 */

/** Ids of auth's demo people. */
const people = {
  grace: '11111111-1111-4111-8111-111111111111',
  daniel: '22222222-2222-4222-8222-222222222222',
  ruth: '33333333-3333-4333-8333-333333333333',
  samuel: '44444444-4444-4444-8444-444444444444',
  naomi: '55555555-5555-4555-8555-555555555555',
} as const;
export type DemoPersonName = keyof typeof people;

export const demoNames: Record<DemoPersonName, { id: string; fullName: string }> = {
  grace: { id: people.grace, fullName: 'Grace Whitfield' },
  daniel: { id: people.daniel, fullName: 'Daniel Okafor' },
  ruth: { id: people.ruth, fullName: 'Ruth Castellanos' },
  samuel: { id: people.samuel, fullName: 'Samuel Brandt' },
  naomi: { id: people.naomi, fullName: 'Naomi Petersen' },
};

export type DemoPrayer = {
  hoursAgo: number;
  /** A member, or a visitor. */
  by: DemoPersonName | 'visitor';
  request: string;
  response: string;
  tags: string[];
  /** The thanks of an answered prayer. */
  thanks?: string;
  likedBy: (DemoPersonName | 'visitor')[];
  comments: { by: DemoPersonName | 'visitor'; text: string }[];
};

export const demoPrayers: readonly DemoPrayer[] = [
  {
    hoursAgo: 3,
    by: 'daniel',
    request:
      'We sign the lease for the second workshop on Friday. It is more than I have ever owed anyone. Please pray that I decide out of trust and not out of pride.',
    response:
      'Father, you know how heavy this signature is for Daniel. Quiet the voice that wants to prove something, and let him hear the one that knows him. If this door is yours, give him peace to walk through it; if it is not, give him the courage to leave it shut. Stand beside him on Friday, and with everyone who will earn their bread there. Amen.',
    tags: ['decisions', 'growth'],
    likedBy: ['grace', 'ruth', 'naomi', 'visitor'],
    comments: [
      {
        by: 'ruth',
        text: 'Praying with you until Friday. We were there two years ago, and it held.',
      },
      { by: 'grace', text: 'Asking for a quiet heart for you, whichever way it goes.' },
    ],
  },
  {
    hoursAgo: 9,
    by: 'visitor',
    request:
      'My mother comes home from the hospital tomorrow, and I don’t know how to care for her and keep my shop open. I am tired already.',
    response:
      'Lord, here is the tired child of a mother who was strong for so long. Hold both of them. Send helping hands where theirs are full: a neighbor, a customer who understands, a morning of sleep. Let what is left undone be forgiven, and let tomorrow have just enough strength for tomorrow. Amen.',
    tags: ['family', 'health'],
    likedBy: ['naomi', 'samuel', 'daniel'],
    comments: [
      {
        by: 'naomi',
        text: 'I closed two afternoons a week when my father was sick. The customers stayed.',
      },
      { by: 'samuel', text: 'You are seen. Praying for a good first night at home.' },
    ],
  },
  {
    hoursAgo: 20,
    by: 'ruth',
    request:
      'Thank you for praying in the spring. The bakery has had its first month without a loss. May I be as thankful as I am relieved.',
    response:
      'God of daily bread, thank you for a month that carried itself, for early mornings and full shelves, for people who came back. Keep Ruth’s thanks alive when the numbers grow ordinary. Make her table longer than her worries, and let her good month become a kindness for someone else. Amen.',
    tags: ['thanks', 'business'],
    likedBy: ['daniel', 'grace', 'samuel', 'naomi', 'visitor'],
    comments: [
      { by: 'daniel', text: 'This made my morning.' },
      { by: 'samuel', text: 'Thanks be to God, and to the person who bakes that rye.' },
      { by: 'visitor', text: 'I needed to read that things can change.' },
      { by: 'grace', text: 'So happy for you, Ruth.' },
    ],
  },
  {
    hoursAgo: 31,
    by: 'samuel',
    request:
      'I have to let one of my three people go, and he has a baby on the way. Please pray for him more than for me.',
    response:
      'Father of every household, go ahead of this man to his next work. Even in hard words, let him hear how much he is worth, and let his child be born into enough. Give Samuel honesty without coldness, and the will to help more than he has to. Amen.',
    tags: ['team'],
    likedBy: ['ruth', 'naomi'],
    comments: [{ by: 'ruth', text: 'Send me his name if he bakes, drives or sells. I mean it.' }],
  },
  {
    hoursAgo: 47,
    by: 'naomi',
    request:
      'A client asked me to leave a number out of the report. I said no. Now I’m waiting to see if I lose them. Pray that I won’t regret it.',
    response:
      'Lord of truth, Naomi has chosen the narrow line on a page no one else would have noticed. Let her sleep. If the client goes, let the room that opens be filled with work she can sign gladly. Make her plain word a shelter for people who rely on it. Amen.',
    tags: ['integrity', 'work'],
    likedBy: ['grace', 'daniel', 'samuel'],
    comments: [
      { by: 'grace', text: 'You won’t regret it. It may cost you something first.' },
      { by: 'daniel', text: 'Thank you for saying no.' },
    ],
  },
  {
    hoursAgo: 66,
    by: 'visitor',
    request:
      'I’m starting over at fifty-four. No plan yet, just the wish to do something honest with my hands.',
    response:
      'God who begins again, bless these hands and the years in them. Show one small, next thing that wants to be made well. Let fifty-four be early enough, and bring someone to the door who needs exactly this work. Amen.',
    tags: ['new start'],
    likedBy: ['ruth', 'daniel', 'naomi'],
    comments: [{ by: 'naomi', text: 'I started at fifty-one. Welcome.' }],
  },
  {
    hoursAgo: 90,
    by: 'grace',
    request:
      'For everyone in the fellowship with unpaid invoices. May they find the words to ask for what is theirs.',
    response:
      'Father, you see honest work that waits to be honored. Give courage to those who have to ask, a fair mind to those who have to pay, and patience that does not turn bitter in between. Keep the small shops afloat until it comes. Amen.',
    tags: ['money'],
    likedBy: ['daniel', 'samuel'],
    comments: [],
  },
  {
    hoursAgo: 118,
    by: 'daniel',
    request:
      'My oldest hasn’t spoken to me since I missed his graduation for a delivery. I want to make it right.',
    response:
      'Lord, you know how a father’s heart runs down the road before the feet do. Give Daniel a sentence without an excuse in it, and the patience to say it again. Soften what has grown hard between them, and let there be a table with both of them at it. Amen.',
    tags: ['family'],
    likedBy: ['grace', 'ruth', 'samuel', 'naomi', 'visitor'],
    comments: [
      { by: 'samuel', text: 'Write him by hand. Mine kept the letter.' },
      { by: 'visitor', text: 'I was that son. Please keep trying.' },
    ],
  },
  {
    hoursAgo: 150,
    by: 'visitor',
    request: 'Please pray that I find a way to pay my sister back before Christmas.',
    response:
      'God of fair measures, thank you for a sister who helped and for a heart that wants to return it. Open a way, and close the ones that would cost more than they bring. If the whole sum is out of reach, let a first payment and an honest word keep the two close. Amen.',
    tags: ['money', 'family'],
    likedBy: ['naomi'],
    comments: [{ by: 'ruth', text: 'A little every Friday worked for me. Praying.' }],
  },
  {
    hoursAgo: 181,
    by: 'ruth',
    request:
      'For my apprentice Lena, who has her exam on Tuesday and is sure she can’t do anything right.',
    response:
      'Father, let Lena feel on Tuesday what her hands already know. Steady her breath, clear her head, and whatever the paper says, let her walk home a little taller than she came. Amen.',
    tags: ['team'],
    thanks:
      'She passed, and she walked in with flour on her nose and the paper in her hand. Thank you all.',
    likedBy: ['grace', 'samuel'],
    comments: [{ by: 'grace', text: 'Tell her someone far away is cheering for her.' }],
  },
  {
    hoursAgo: 220,
    by: 'samuel',
    request: 'Pray that I learn to close the shop on Sundays without fear.',
    response:
      'Lord, you rested, and the world did not fall. Teach Samuel to turn the sign, to leave the phone in the drawer, and to trust that what six days cannot do, a seventh would not have done either. Fill the quiet with something better than sleep. Amen.',
    tags: ['rest'],
    thanks: 'Seven Sundays now. On the last one, I didn’t even look at the clock.',
    likedBy: ['daniel', 'naomi', 'ruth'],
    comments: [
      { by: 'naomi', text: 'The first three Sundays were hard. The fourth was a gift.' },
      { by: 'daniel', text: 'Same here, brother.' },
    ],
  },
  {
    hoursAgo: 265,
    by: 'naomi',
    request: 'I’m grateful, and I don’t know who to tell. The test results are clear.',
    response:
      'God of life, here are thanks that have been looking for somewhere to go. Thank you for clear, short words on a page, for doctors and for friends who waited, too. Let these given days be lived gently. Amen.',
    tags: ['thanks', 'health'],
    likedBy: ['grace', 'daniel', 'ruth', 'samuel', 'visitor'],
    comments: [
      { by: 'ruth', text: 'Tell us. Always tell us.' },
      { by: 'grace', text: 'Rejoicing with you!' },
      { by: 'samuel', text: 'What good news.' },
    ],
  },
  {
    hoursAgo: 310,
    by: 'visitor',
    request:
      'Four of us pray for our street every Monday at six. Please join us for ten minutes, wherever you are.',
    response:
      'Lord, bless a street that has four people on its side. Hear them on Mondays at six, behind every door and every light. Let neighbors become names, and names become friends. Amen.',
    tags: ['community'],
    likedBy: ['naomi', 'ruth'],
    comments: [{ by: 'samuel', text: 'Mondays at six it is.' }],
  },
];
