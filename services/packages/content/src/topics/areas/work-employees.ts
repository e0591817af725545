import type { Topic } from '../types.ts';

export const workEmployees: Topic[] = [
  {
    id: 'payroll',
    title: 'Being responsible for employees',
    area: 'work',
    signs: {
      payroll: 6,
      'pay|paying|paid + employee|employees|staff|workers|team|people|crew|guys': 6,
      'wages|salaries': 4,
      'families|people|employees|workers|jobs + depend|rely|count': 5,
      'responsible|responsibility + employees|staff|workers|team|families|people': 5,
      'keep + employees|staff|workers|everyone|crew': 4,
      'meet|make + payroll|wages|salaries': 3,
    },
    concern: 'the people whose wages depend on you',
    heard: [
      'To owe people their wages and not know how to pay them is a heavy thing. You think of their tables as well as of your own.',
      'Other people’s rent hangs on your decisions, and you feel it. That is a weight, and it does you honor.',
    ],
    verses: ['Philippians 4:19', 'Psalm 55:22', 'Matthew 6:31-32', 'Isaiah 41:10', 'James 1:5'],
    prayers: [
      'You know each of the people who live from this work, and their children. Provide for them, through us or past us.',
      'Show us what can be sold, asked for, put off or shared, and give us the courage to do it in time.',
      'Give us honest words for those who should know, and let them hear that they matter.',
      'Lift from us the part of this weight that is yours to carry.',
    ],
    questions: [
      'How long does it reach as things stand, and who knows about it?',
      'What would you like to be able to tell your people at the end of the month?',
    ],
    nextStep:
      'Do not look at it alone: show the figures today to an accountant, your bank or an older owner you trust, and ask what they would do first.',
  },
  {
    id: 'hiring',
    title: 'Finding the right person',
    area: 'work',
    signs: {
      hiring: 6,
      hire: 5,
      recruit: 5,
      recruiting: 5,
      'find|finding|need|looking|choose + worker|workers|employee|employees|staff|manager|assistant|helper|driver|cook|chef|mechanic|stylist|technician|foreman': 6,
      'right|good + person|people|manager|candidate|employee|employees|worker|workers|help': 3,
      'candidates|applicants': 5,
      understaffed: 5,
      'short staffed': 5,
      'short-staffed': 5,
      'position + fill|open|filled': 5,
    },
    concern: 'finding the right person for the work',
    heard: [
      'Whom you bring in will shape the work and everyone in it. It is wise to pray before you choose.',
      'It is not easy to know a person from a page and an hour’s talk. I am glad to pray with you about it.',
    ],
    verses: ['Exodus 18:21', '1 Samuel 16:7', 'James 1:5', 'Proverbs 3:5-6', 'Proverbs 11:14'],
    prayers: [
      'You look at the heart, and we see so little of it. Lend us your eyes in these conversations.',
      'Bring someone who is honest, who can do the work, and who will be glad of it.',
      'Keep us from choosing in haste, or out of flattery or fear of being short of hands.',
      'And make this a place where a good person would wish to stay.',
    ],
    questions: [
      'What must this person be like, apart from what they must be able to do?',
      'What have you learned from the last time you chose somebody?',
    ],
    nextStep:
      'Write three things this person must be and three they can learn. Ask every candidate for a story about each of the first three, and call one person who worked beside them.',
  },
  {
    id: 'letting-people-go',
    title: 'Having to let someone go',
    area: 'work',
    strained: true,
    signs: {
      'i|we|must + let|letting + workers|worker|employees|employee|staff|people|someone|somebody|team + go': 8,
      'i|we + have|need|must|going|had|might|may + fire|firing|dismiss': 6,
      'fire|firing|dismiss|terminate + employee|worker|someone|somebody|manager|cook|driver|assistant|cousin|nephew|brother|friend': 7,
      'lay + off + i|we': 6,
      'lay|laying + off + people|employees|staff|workers|half|some|team': 7,
      'let people go': 7,
      'cut + staff|jobs|positions|team': 6,
    },
    concern: 'having to let someone go',
    heard: [
      'To end somebody’s work is one of the hardest things an employer has to do. It should not be easy, and it is not.',
      'There is a person and a household on the other side of that talk, and you know it. That is why it weighs so much.',
    ],
    verses: ['Micah 6:8', 'Ephesians 4:15', 'James 1:5', 'Matthew 7:12', 'Colossians 4:1'],
    prayers: [
      'If there is another way, let us see it in time. If there is none, let us do it with respect.',
      'Give us few words, true and kind, and the strength to stay in the room afterwards.',
      'Be with those who go home with the news. Open a door for them soon, and use us to help.',
      'Keep us from becoming hard, and from punishing ourselves.',
    ],
    questions: [
      'What would a decent parting look like to you, in what you say and in what you give along?',
      'Is there somebody who could go through the talk with you beforehand?',
    ],
    nextStep:
      'Prepare what you can give besides the news: the date, the pay, a letter of reference, one call to somebody who may be hiring.',
  },
];
