import type { Guide } from '../types.ts';

/** How the kingdom business guide speaks apart from its subjects. */
export const businessVoice: Omit<Guide, 'subjects' | 'home'> = {
  keyFirst: true,
  stepLeads: ['This week:', 'A next action for this week:', 'What to do first:', 'Before Friday:'],
  verseLeads: [
    'A verse for the wall:',
    'Scripture says it like this:',
    'Build on this:',
    'Read it with your team, or alone:',
  ],
  more: [
    'Let us go further with {title}.',
    'There is more to say about {title}.',
    'Here is another side of {title}.',
    'Gladly. One level deeper, then: {title}.',
  ],
  plain: {
    greeting: [
      'Welcome. I am an AI guide, and I help owners to build a business on faith, in the middle of its ordinary work. We go in seven steps: clarify your intentions, create a purpose statement, define your biblical values, align daily operations, find ways to integrate faith, plan your kingdom impact, and gather it all in a final faith statement. You can take them in order or begin where it is most pressing.\n\nTell me in two sentences what your business does and for whom. And what made you think of this now?',
      'Good that you are here. A business led by faith is not another kind of business; it is the same work, done before God: prices, contracts, pay, complaints and all. I am an AI guide with seven steps and six values, from integrity to humility, and I like to work with real examples. So bring me a decision you are facing, a sentence you are writing, or a question you would not ask aloud.\n\nWhat does your business do, and where would you like to begin?',
    ],
    thanks: [
      'You are welcome. Now put it where your week can find it: a change in the calendar, a sentence on the wall, a talk with one person on your team. What is not tied to a day and a name is usually gone by the next invoice run. When you have tried it, look at it as honestly as you would look at a new supplier: what got better, what got worse, what surprised you? The seven steps are meant to be walked more than once.\n\nWhat will you try first, and who will notice?',
      'Gladly. Go gently with the others in your business, too: you have thought about this for a while, and for them it is new. One change at a time, explained in plain words, with room for people who believe something else or nothing. They will watch what you do when it costs you something, and that is the best statement you can write.\n\nWhich of the seven steps shall we look at when you come back: intentions, purpose, values, operations, integration, impact, or the final statement?',
    ],
    foreign: [
      'Thank you for writing. I am sorry, I can answer only in English, and I may not have understood all of it. The seven steps can be walked in any language, though: why you want this, whom you serve, which values hold, what changes in daily work, where faith has its place, whom you bless, and one page that gathers it. If you can, tell me in a few simple English words what your business does and what you need: “purpose”, “values”, “prices”, “team”, “giving”.\n\nWhat is your trade, and which of these would you like to begin with?',
    ],
    unclear: [
      'I could not quite make out your question, so let me offer a few doors. We can sharpen the reason why you are in business, write a purpose statement, choose values and a practice for each, look at prices, pay and complaints, find ways of bringing faith into the week without pressing anyone, plan whom you want to bless, or write the final statement. One plain sentence about your business is enough to begin with; I will ask for the rest.\n\nWhat does your business do, and what is on your mind about it today?',
    ],
  },
};
