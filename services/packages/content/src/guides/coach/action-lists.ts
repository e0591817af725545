import type { Subject } from '../types.ts';

/** Module 6: what you will do, what you will not do any more, and for which outcome. */
export const actionLists: readonly Subject[] = [
  {
    id: 'actions-do',
    title: 'the list of things to do',
    signs: [
      'action',
      'action list',
      'action lists',
      'to do',
      'do list',
      'task',
      'list',
      'next step',
      'module 6',
      'first step',
      'get started',
    ],
    heard: [
      'Now it becomes practical: ten things that you will do.',
      'The list is where the training leaves the page and enters your week.',
    ],
    advice: [
      'Write actions, not topics. “Website” is a topic; “ask Maria for two photos by Thursday” is an action. Each line begins with a verb, can be finished in one sitting, and would be understood by a stranger. When a line resists, it is probably two lines.',
      'Sort the ten by the order in which they open doors. Which one makes two others easier? It goes first, even if it is the least pleasant. Then give day and hour to the first three only; the rest may wait in line without weighing on you.',
      'Put one action on the list that is for somebody else, and one that gives you rest. A list of ten duties is a boss; a list with a gift and a pause in it is a companion, and you will open it again on the second day.',
    ],
    steps: [
      'rewrite your first three lines so that each begins with a verb and has a day and an hour, and put them into your calendar.',
      'do the line that takes less than ten minutes now, before you read on.',
    ],
    questions: [
      'Which of the ten are you hoping will take care of itself?',
      'Which line, once done, makes the next two easier?',
    ],
    verses: ['James 1:22', 'Ecclesiastes 9:10', 'Proverbs 14:23'],
  },
  {
    id: 'actions-not',
    title: 'the list of things not to do',
    signs: [
      'do not',
      'not to do',
      'dont do',
      'do not list',
      'stop',
      'say no',
      'boundaries',
      'boundary',
      'let go',
      'give up on',
      'cut out',
      'eliminate',
    ],
    heard: [
      'The list of things you will not do any more is the one that makes room for the other.',
      'Saying what you will leave out takes more courage than saying what you will add.',
    ],
    advice: [
      'Look at your list of things to do and ask of each line: what must stop so that there is time for this? Write that down on the other list. If nothing has to stop, you have not yet decided, you have only hoped for longer days.',
      'Make each line something you can catch yourself at: “no mail before nine”, “no new customer without a written order”, “no answer in anger on the same day”. “Less stress” cannot be caught. Ten such lines are a fence, and inside a fence one can play.',
      'For every no that concerns others, prepare one friendly sentence: “I would love to, and I have promised this quarter to something else.” You owe no longer explanation. People who wish you well will get used to it in a week or two.',
    ],
    steps: [
      'choose the one line that would give you back two hours a week, and begin with it tomorrow morning.',
      'write your friendly no in one sentence, and say it aloud until it sounds like you.',
    ],
    questions: [
      'What do you do each week that nobody would miss?',
      'To whom do you find it hardest to say no, and what are you afraid of losing?',
    ],
    verses: ['Hebrews 12:1', 'Matthew 5:37', 'Proverbs 4:25-27'],
  },
  {
    id: 'actions-outcome',
    title: 'the outcome behind the lists',
    signs: [
      'desired outcome',
      'which outcome',
      'end goal',
      'finish line',
      'worth it',
      'success look like',
      'finished',
    ],
    heard: [
      'Above both lists stands one outcome. If it is sharp, the lists nearly write themselves.',
      'You are asking what all these actions are for: good, that line comes first.',
    ],
    advice: [
      'Write it as a scene: where are you, who is with you, what has just happened? “It is Friday, the last invoice of the old debt is paid, and we are having supper at home.” A scene pulls; a noun does not. Then check every action against it: does it lead there?',
      'Keep it near enough to be reached in ninety days. A larger aim may stand behind it, but the lists of this module want an outcome that you will live to see before the leaves have changed. When it is reached, you make the next one.',
      'Hold it with an open hand. Work for it as if it depended on you, and pray as someone who knows that it does not depend on you alone. If the road leads elsewhere, you will have become someone who can walk.',
    ],
    steps: [
      'write your outcome as a scene of three sentences, with a date, and put it above both lists.',
      'strike out every action that does not lead into your scene; be glad about each line that goes.',
    ],
    questions: [
      'What would you see, hear and say on the day it comes true?',
      'Who will be sitting at the table with you?',
    ],
    verses: ['Philippians 3:14', 'Proverbs 16:3', 'Psalm 127:1'],
  },
  {
    id: 'actions-time',
    title: 'finding the time',
    signs: [
      'time',
      'busy',
      'overwhelmed',
      'overwhelm',
      'too much',
      'too many',
      'no time',
      'hours',
      'juggle',
      'everything at once',
    ],
    heard: [
      'There is too much of everything and one of you. Let us make it smaller.',
      'You are overloaded, so the last thing you need from me is a longer list.',
    ],
    advice: [
      'Put everything on one sheet, large and small, until your head is empty. Mark what only you can do, what another could do, and what would fall away without harm. Most people find less than a third in the first group. Begin there, with one thing at a time.',
      'Time is found in blocks, not in minutes. Two blocks of ninety minutes a week, at the hour when you are freshest, with the phone in another room, will move a goal further than daily scraps. Guard them as you would guard an appointment with a physician.',
      'If a week has no room at all, the question is no longer about time but about promises. Take back one of them, openly and early, with an apology and a new date. It is unpleasant for five minutes and a relief for a month.',
    ],
    steps: [
      'write everything down on one sheet, and then circle the single thing that only you can do and that cannot wait.',
      'enter two blocks of ninety minutes into next week, and tell the people concerned that you cannot be reached then.',
    ],
    questions: [
      'Which promise should you take back this week?',
      'At what hour of the day are you really awake, and who gets that hour now?',
    ],
    verses: ['Ephesians 5:15-16', 'Psalm 90:12', 'Exodus 18:18', 'Mark 6:31'],
  },
];
