import { site } from '@kbf/contracts/site';
import type { Subject } from '../types.ts';

const hours = site.contributionReplyHours;

/** Guest speakers: what, how long, where, and what to write. */
export const speaking: readonly Subject[] = [
  {
    id: 'speak-offer',
    title: 'speaking as a guest',
    signs: [
      'speak',
      'speaker',
      'guest speaker',
      'speaking',
      'talk',
      'present',
      'teach',
      'testimony',
      'share my story',
      'keynote',
      'workshop',
    ],
    heard: [
      'How good that you would like to share something with our members.',
      'A guest who speaks from experience is a gift to the fellowship. Thank you for offering.',
    ],
    advice: [
      'Our members are Christian business owners and professionals, so what helps most is lived experience: what you decided, what it cost, what you would do differently, and where faith came in. You do not have to be famous, or a trained speaker. An honest hour about one hard year is worth more than a polished success story.',
      `The Guest Speaker form on this page asks for your name, e-mail, phone and company, a few sentences about yourself (at least 50 characters), and what you would like to speak about. A person from our team reads it and writes to you within ${hours} hours to talk about the subject and possible dates.`,
      'You can offer a talk, a conversation in which someone interviews you, or a session with questions from the group. Say in the form which of these suits you. If you are new to it, an interview is a gentle way to begin, because all you have to do is answer.',
    ],
    steps: [
      'open the Guest Speaker form and write three sentences: who you are, what you went through, and what others could take from it.',
      'write down the one question that people ask you most often; it may well be your subject. Then put it into the Guest Speaker form.',
    ],
    questions: [
      'What do you know today that you wish somebody had told you ten years ago?',
      'Would you rather give a talk, or be asked questions?',
    ],
    verses: ['1 Peter 4:10', 'Psalm 145:4'],
  },
  {
    id: 'speak-topics',
    title: 'subjects for a talk',
    signs: [
      'topic',
      'topics',
      'subject',
      'subjects',
      'what should i talk',
      'what can i talk',
      'theme',
      'about what',
      'audience',
      'who listens',
      'members interested',
    ],
    heard: [
      'You ask what would fit. More than you may think, as long as it is yours.',
      'The best subject lies where your experience meets a question that our members really have.',
    ],
    advice: [
      'Subjects that suit our members: leading people, money and debt, integrity under pressure, starting again after a failure, family and business under one roof, prayer at work, generosity, selling or handing over a company. Choose one, and within it one story. A narrow subject is easier to prepare and easier to remember.',
      'The people who listen run small firms, work in larger ones, or are about to begin. They are glad of things they can use on Monday: a question to ask, a page to fill in, a mistake to avoid. Please leave out sales pitches and political campaigning; that keeps the room open for everyone.',
      'If you cannot decide, name two or three subjects in the field about your speaking preference, each in one sentence, and say which one you would most like to give. The team knows what was spoken about lately and will help you to choose.',
    ],
    steps: [
      'write two possible titles into the Guest Speaker form, and beneath each the one thing that people should be able to do afterwards.',
      'tell the story to a friend in three minutes, and note where they began to ask. That is your subject.',
    ],
    questions: [
      'Which chapter of your working life do people want to hear about?',
      'What should somebody be able to do on the Monday after your talk?',
    ],
    verses: ['Proverbs 27:17', 'Ephesians 4:29'],
  },
  {
    id: 'speak-format',
    title: 'how a talk runs',
    signs: [
      'how long',
      'length',
      'minutes',
      'online',
      'zoom',
      'in person',
      'remote',
      'video',
      'travel',
      'when is',
      'what day',
      'schedule',
      'time zone',
      'date',
      'slides',
      'record',
      'recorded',
    ],
    heard: [
      'Good to ask about the frame first. Here is what is settled, and what is not.',
      'The practical side, then: where, when and how long.',
    ],
    advice: [
      `Our weekly gatherings are online, on ${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time, so you can speak from wherever you are and need not travel. A quiet room, a steady connection and a camera are all it takes. Slides are welcome and by no means necessary.`,
      `The exact length and the date are agreed with you personally, because they depend on the subject and on who else is on the programme. Please write in the form how much time you would like, and when you cannot come. The team answers within ${hours} hours, and nothing is fixed before you have said yes.`,
      'It helps to plan in three parts: something from your life, something that can be used, and time for questions. If you are given half an hour, prepare twenty minutes; the questions are often what people remember. Whether a talk is recorded is for you and the team to decide together.',
    ],
    steps: [
      'note in the Guest Speaker form which evenings are possible, how long you would like to speak, and whether a recording is all right with you.',
      'try your camera and microphone once with a friend, and then send the Guest Speaker form.',
    ],
    questions: [
      'Are weekday evenings, Eastern time, possible for you?',
      'How much time would you like for your story, and how much for questions?',
    ],
  },
  {
    id: 'speak-fee',
    title: 'fees and costs for speakers',
    signs: [
      'fee',
      'honorarium',
      'paid',
      'pay me',
      'do you pay',
      'compensation',
      'expenses',
      'charge for',
      'promote my',
      'sell my book',
      'book',
    ],
    heard: [
      'That is a fair thing to ask before you offer your time.',
      'Money for speakers is better asked about early than late. Thank you for doing it.',
    ],
    advice: [
      `I do not know of any fixed arrangement about fees, and I would rather not guess. Please write in the form what you would need, or that you would come without a fee; both are welcome. The team will give you a clear answer within ${hours} hours, before anything is agreed.`,
      'As the gatherings are online, there are usually no travel costs. What it takes from you is preparation and an evening. If your employer has to agree, or if you speak for a living and keep a rate for nonprofits, mention it: it is easier to talk about when it stands there openly.',
      'If you have a book or a service of your own, say so in the form, and ask how it may be mentioned. The evening itself should be something that people can use without buying anything. Whoever finds it helpful will ask you by themselves.',
    ],
    steps: [
      'put one sentence about money into the Guest Speaker form: what you need, or that you need nothing. Then it is out of the way.',
      'send the form with the question “What is usual for speakers?”, and let the team answer it.',
    ],
    questions: [
      'Is there anything that would have to be settled before you could say yes?',
      'Would you speak as a private person, or for a company?',
    ],
  },
];
