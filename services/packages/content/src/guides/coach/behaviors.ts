import type { Subject } from '../types.ts';

/** Module 4: keep the need, change the way it is met. */
export const behaviors: readonly Subject[] = [
  {
    id: 'behaviors-good',
    title: 'good behaviors',
    signs: [
      'good behavior',
      'good behaviors',
      'good habit',
      'strength',
      'discipline',
      'routine',
      'module 4',
      'behaviour',
      'behavior',
      'morning',
      'consistent',
      'consistency',
    ],
    heard: [
      'Begin with what already goes well; it is easier to build on rock than on guilt.',
      'You are asking about the behaviors that carry you. There are more than you think.',
    ],
    advice: [
      'Think of the last week that you were content with, and write down what you did in it that nobody forced you to do: the early start, the call you returned, the walk. Five such things are your five good behaviors. They are proof, not intentions.',
      'A good behavior stays when it hangs on something that happens anyway: after the first coffee, when the shop is locked, before the phone is switched on. “After A I do B, for ten minutes” beats any resolution, because it does not need you to feel like it.',
      'Make the beginning ridiculously small, and let it grow by itself. One line in the cash book, one verse, one phone call. What you want in the first month is not the result but the evidence that you are someone who does this.',
    ],
    steps: [
      'choose one good behavior and write it in this form: “After … I will … for ten minutes.” Begin with the next A.',
      'write down what you did in your last good week, and mark the one thing that made the others easier.',
    ],
    questions: [
      'Which of your five would the people around you name first?',
      'What makes a good day good, in the first hour of it?',
    ],
    verses: ['Galatians 6:9', 'Proverbs 13:4', '1 Corinthians 9:25'],
  },
  {
    id: 'behaviors-bad',
    title: 'behaviors to leave behind',
    signs: [
      'bad behavior',
      'bad behaviors',
      'behaviors to leave',
      'bad habit',
      'habit',
      'phone',
      'scrolling',
      'anger',
      'temper',
      'overwork',
      'overeat',
      'quit',
      'stop doing',
      'keep doing',
      'temptation',
      'lazy',
      'drink',
      'drinking',
    ],
    heard: [
      'You can name what you would like to leave behind. That is already half a step away from it.',
      'A bad behavior is rarely stupid: it feeds something. Let us find out what.',
    ],
    advice: [
      'Ask of each behavior which need it serves. Scrolling may be rest, anger may be a wish to be heard, overwork may be safety. If you only strike it out, the need will find another door. If you give the need something better, the habit goes hungry.',
      'Put effort between you and it. The phone in another room, the card out of the browser, the sweets at the back of the shop. We do not need stronger will nearly as often as we need a longer way. Twenty seconds are enough to let you choose.',
      'Expect the slip, and write down beforehand what you will do on the day after: begin again, tell one person, change one thing. A single miss is an accident; it is the second one in a row that starts a habit. If a substance has hold of you, please bring in a doctor or a recovery group; that is wisdom, not defeat.',
    ],
    steps: [
      'take the behavior that costs you most and make it twenty seconds harder before this evening.',
      'for three days write down the time, the place and the feeling just before it happens. Change nothing yet.',
    ],
    questions: [
      'What does this behavior give you that you would miss?',
      'At what hour of the day does it usually win?',
    ],
    verses: ['Romans 12:2', '1 Corinthians 10:13', 'Romans 12:21', 'Proverbs 25:28'],
  },
  {
    id: 'behaviors-delay',
    title: 'putting things off',
    signs: [
      'procrastinate',
      'procrastination',
      'procrastinating',
      'put off',
      'putting off',
      'postpone',
      'delay',
      'avoid',
      'later',
      'tomorrow',
      'never finish',
      'perfectionist',
      'perfect',
    ],
    heard: [
      'Putting things off is seldom about laziness; mostly there is a feeling in the way.',
      'You know what to do and do not do it. Welcome among people. Let us look closer.',
    ],
    advice: [
      'Ask what you would have to feel if you began now: dull, stupid, exposed, unsure. That feeling lasts about ten minutes. Promise yourself to stop after those ten if you still want to. Nine times in ten you will go on, because beginning was the whole task.',
      'A thing that is too big to begin is usually not one thing. “Do the taxes” is a heap; “open the drawer and put the receipts into one box” is an action. Write the next movement of your hand, and you will know whether you are avoiding or only lost.',
      'If it must be perfect, decide what the ugly first version looks like and give it a time: one page, badly written, by eleven. You can mend what exists. Show it to one kind person while it is still ugly; that cures more than advice does.',
    ],
    steps: [
      'write down the very next movement of your hand for the thing you avoid, and do ten minutes of it now.',
      'make an appointment with somebody for tomorrow at which you show the unfinished thing.',
    ],
    questions: [
      'What are you afraid will turn out to be true once you begin?',
      'What does it cost you each week that it is not done?',
    ],
    verses: ['Ecclesiastes 11:4', 'Proverbs 20:4', 'Ecclesiastes 9:10'],
  },
  {
    id: 'behaviors-outcomes',
    title: 'the outcomes you want',
    signs: [
      'outcome',
      'five outcomes',
      'result',
      'results',
      'measure',
      'progress',
      'improve',
      'achieve',
    ],
    heard: [
      'An outcome says what will be different; a behavior says what you do for it. You need the pair.',
      'Good: you are asking what all the effort shall lead to.',
    ],
    advice: [
      'Write each outcome so that a stranger could tell whether it has happened: not “better with my family” but “home by six on four days a week”. Then draw a line to the one behavior that moves it most. An outcome without a line is a wish; a behavior without one is busywork.',
      'Outcomes come late, behaviors come daily. So measure the behavior: a mark on the calendar for each day it was done. Look at the outcome once a month only. In between it is God’s business and that of the customers, and you have done yours.',
      'Choose the outcome that makes others easier or unnecessary. Sleep may be such a one, or clean books, or peace at home. Begin there, even if it looks less impressive than the others on your list of five.',
    ],
    answers: [
      {
        leads: true,
        asked: ['difference', 'behavior', 'outcome', 'isnt'],
        says: 'A behavior is what you can do today whether or not anybody else plays along: call five people before ten. An outcome is what may come of it and needs others: ten thousand a month. The test is simple: could you promise it for tomorrow morning, alone? Then it is a behavior. “Make 10k” you cannot promise; the calls you can.',
      },
      {
        asked: ['example', 'insurance', 'sells', 'for someone', 'instance'],
        says: 'Somebody who sells insurance, for example. Outcome: twelve new policies by the end of the quarter. Behaviors that lead there: every day before ten, five calls to people named by customers; after each contract, ask for two names; on Friday at four, call three old customers and ask what has changed in their lives. Good behavior to keep: he tells people when they need nothing. Bad one to leave: answering mail until noon.',
      },
    ],
    steps: [
      'take one of your five outcomes and rewrite it so that a stranger could check it on a given day.',
      'draw lines between your behaviors and your outcomes; strike out what stays without a line.',
    ],
    questions: [
      'How would you notice, on an ordinary Tuesday, that it has come true?',
      'Which outcome would make two others easier?',
    ],
    verses: ['1 Corinthians 3:7', 'Proverbs 21:5', 'Galatians 6:7'],
  },
];
