import { site } from '@kbf/contracts/site';
import type { Subject } from '../types.ts';

const hours = site.contributionReplyHours;

/** What people ask besides: which way fits, when an answer comes, who we are, and other ways to help. */
export const aboutUs: readonly Subject[] = [
  {
    id: 'about-ways',
    title: 'the three ways to contribute',
    signs: [
      'how can i help',
      'ways',
      'options',
      'which form',
      'not sure',
      'what can i do',
      'contribute',
      'support',
      'get involved',
      'help out',
      'involved',
    ],
    heard: [
      'Thank you for asking how you can help. There are three ways on this page.',
      'You would like to support us and are not sure how. Let us sort it out.',
    ],
    advice: [
      'Guest Speaker is for you if you have something to pass on from your life and work. Event Sponsorship fits if you or your company could make a gathering possible. Financial Donation is a pledge of a gift, of any size. Each has a short form, and you may choose more than one.',
      `Whichever form you send, a person from our team reads it and writes back within ${hours} hours. Nothing is binding before you have talked. If you choose the wrong form, no harm is done; they all reach the same people.`,
      'If you are not sure, begin with what you have most of: experience, connections, or means. People who give what they have plenty of give gladly, and are asked again. And if at the moment you have none of the three to spare, praying for those who share in the prayer community is a real contribution.',
    ],
    steps: [
      'choose the word that speaks to you (experience, connections, means), and open the form that belongs to it.',
      'tell me in one sentence who you are and what you do, and I will suggest a form.',
    ],
    questions: [
      'Which do you have most of at the moment: experience, connections or means?',
      'What made you open this page today?',
    ],
    verses: ['1 Peter 4:10', 'Romans 12:6'],
  },
  {
    id: 'about-answer',
    title: 'when you hear from us',
    signs: [
      'when will',
      'hear back',
      'response',
      'reply',
      'answer',
      'contact',
      'call me',
      'phone',
      'email',
      'reach',
      'talk to a person',
      'human',
      'someone',
      'waiting',
      'no answer',
    ],
    heard: [
      'You would like to hear from a person. You will.',
      'That is quickly said, and it is a promise.',
    ],
    advice: [
      `Send one of the forms on this page, and somebody from our team gets back to you within ${hours} hours, by e-mail or by phone. Please check the address and the number before you send: they are all we have. An answer may land among unwanted mail, so look there too.`,
      `If you have waited longer than ${hours} hours, something went wrong on our side or on the way. Send the form again with a short note, or write to ${site.contactEmail}. Nobody will think you impatient.`,
      'I am an AI guide: I can explain and help with wording, but I cannot look up what became of a form, make appointments or promise anything in the name of the team. For all of that the form is the right way, and a human being reads it.',
    ],
    steps: [
      'fill in the form that comes nearest to your question, and write at the top of the message what you would like an answer to.',
      'give a number and the hours at which you can be reached, and send the form.',
    ],
    questions: [
      'What would you like to ask the team?',
      'Is there a time by which you need an answer?',
    ],
  },
  {
    id: 'about-fellowship',
    title: 'who we are',
    signs: [
      'who are you',
      'what is this',
      'fellowship',
      'join',
      'member',
      'membership',
      'become a member',
      'believe',
      'denomination',
      'church',
      'gathering',
      'meeting',
      'meet',
      'attend',
      'are you a bot',
      'are you ai',
    ],
    heard: [
      'Let me introduce us, and myself.',
      'You would like to know with whom you are dealing. Rightly so.',
    ],
    advice: [
      `${site.name} is a ${site.legalForm}: Christian entrepreneurs, owners and professionals who pray, plan and grow together. We meet online, on ${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time. I am an AI guide for the contribution page, and I can tell you about ways to support that.`,
      'If you would like to belong, and not only to support: the join form on the home page is the way in. It asks for a few sentences about you, and a person reads it. Members have a training programme, their own apps and the weekly meeting; the prayer pages are open to everyone.',
      'You do not have to be a member in order to speak, to sponsor or to give, and nobody becomes one by doing so. The founder’s page and the page about us tell more about what we believe and where we come from.',
    ],
    steps: [
      'read the page about us, and then come back with the question that is left.',
      'if you would like to belong, use the join form on the home page; if you would like to contribute, choose one of the three forms here.',
    ],
    questions: [
      'Are you looking for a place to belong, or for a way to support one?',
      'What would you like to know about us before you decide?',
    ],
    verses: ['Ecclesiastes 4:9-10', 'Hebrews 10:24'],
  },
  {
    id: 'about-time',
    title: 'giving time and skills',
    signs: [
      'volunteer',
      'volunteering',
      'time',
      'skills',
      'skill',
      'mentor',
      'mentoring',
      'help with',
      'design',
      'accounting',
      'website',
      'translate',
      'pray for',
    ],
    heard: [
      'Time and skill are gifts that no budget can buy. Thank you.',
      'You would like to help with what you can do. That is very welcome.',
    ],
    advice: [
      `There is no form of its own for volunteers on this page, so please use the one that comes nearest: Guest Speaker when you could teach or mentor, Event Sponsorship when your firm could provide a service. Say plainly what you offer and how many hours. The team answers within ${hours} hours.`,
      'What helps most is something with a clear edge: two hours of bookkeeping advice a month, a look at a contract, a translation, an evening of moderating. “Whatever is needed” is kindly meant and hard to use. Name the thing, the hours, and until when.',
      'Every evening of prayer, every kind comment under a request in the community, is help as well, and you can begin with it today without asking anybody. People read those lines on days when they need them.',
    ],
    answers: [
      {
        leads: true,
        asked: ['attorney', 'lawyer', 'legal', 'law', 'advice', 'accountant', 'member'],
        says: `You do not have to be a member in order to offer it. Professional advice needs a frame, though: write into the form how many hours, on which subjects, for which states, and that it is information rather than a mandate, so that your insurance and ours are content. A person from our team writes back within ${hours} hours; a monthly hour of questions in a gathering is often the best beginning.`,
      },
      {
        leads: true,
        asked: ['pray', 'prayer', 'translate', 'translator', 'language', 'send money'],
        says: 'It is very useful, and no less than money. Praying you can begin today: on the community page stand requests of real people, and a line under one of them tells somebody that he is not alone. For translating write into the form which languages you know and how many hours you have; the team will tell you whether there is something to be put into your language.',
      },
      {
        leads: true,
        asked: [
          'designer',
          'design',
          'graphic',
          'software',
          'website',
          'developer',
          'retired',
          'skills',
        ],
        says: 'Yes, that can be used: invitations, pages to print, a title for a talk. Say in the form what you have done, on which days you have time, and which programs you use; older software is no obstacle for a page to print, and if it were, the team would say so. Offer one thing that you could finish in a month. That is easier to say yes to than everything.',
      },
    ],
    steps: [
      'write one sentence, “I could … for … hours a month until …”, and put it into the form that comes nearest.',
      'go to the prayer community today and answer one request with two kind sentences.',
    ],
    questions: [
      'What do you do easily that others find hard?',
      'How many hours a month could you give gladly, also in a busy month?',
    ],
    verses: ['Colossians 3:23', 'Galatians 5:13'],
  },
];
