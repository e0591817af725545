import { site } from '@kbf/contracts/site';
import type { Subject } from '../types.ts';

const hours = site.contributionReplyHours;
const weekly = `on ${site.gatherings.weekly.weekday}s at 6:30 PM Eastern time`;

/** What people ask before they give: who we are, where, when, whether it is safe; and those who are in need themselves. */
export const questions: readonly Subject[] = [
  {
    id: 'ask-in-need',
    title: 'help when you are in need yourself',
    signs: [
      'in need',
      'cannot give',
      'cant give',
      'need help',
      'lost my',
      'help me',
      'homeless',
      'struggling',
      'broke',
      'people like me',
    ],
    heard: [
      'Then please keep what you have. I am sorry that it is so tight, and good that you say it.',
      'You do not have to give anything here, now or later. Let us look at what may help you.',
    ],
    advice: [
      `I do not know of a fund from which the fellowship pays people, and will not promise you one. What there is: prayer, on the prayer page, open to everyone; and people, ${weekly}, who have been through such times. To ask for a person, write to ${site.contactEmail} or use the contact form, and say in two sentences what you need first.`,
      'For a roof, food or bills today: in the United States dial 211, day or night. They know what exists in your county, from rent help to school meals, and it costs nothing. A church near you, also one you do not belong to, often has a small fund and somebody who goes along to an office.',
    ],
    answers: [
      {
        asked: ['who', 'talk', 'person', 'speak', 'contact'],
        says: `To a person from our team: use the contact form on the home page or write to ${site.contactEmail}, with your name and the hours at which you can be reached. They answer within ${hours} hours. For the roof over the children do not wait for that: call 211 today, it is made for exactly this.`,
      },
    ],
    steps: [
      'dial 211 today, and write down the name of the person you spoke with and what they said.',
      'write one prayer request, as plainly as you wrote to me. People read those lines and pray, and you may leave out your name.',
    ],
    questions: ['What is most urgent this week?', 'Is there somebody near you who knows about it?'],
    verses: ['Psalm 34:18', 'Galatians 6:2'],
  },
  {
    id: 'ask-refund',
    title: 'refunds and mistakes',
    signs: [
      'refund',
      'money back',
      'by mistake',
      'meant',
      'too much',
      'wrong amount',
      'cancel my donation',
      'charged',
    ],
    heard: [
      'That happens, and it can be put right. Tell a person as soon as you can.',
      'No need to be embarrassed. Let us get it to someone who can change it.',
    ],
    advice: [
      `I cannot look up or change payments myself, and the form here is only a pledge: nothing is charged by it. Write to ${site.contactEmail} today: your name, the date, how it was paid, the amount that went and the amount you meant. A person answers within ${hours} hours and tells you how it is returned. Please no card or account numbers, here or in the mail.`,
      'I do not know how long a return takes; with a card it depends on the bank as well. If you do not recognize a charge at all, tell your bank at once, and then us.',
    ],
    answers: [
      {
        asked: ['how long', 'when', 'take', 'days'],
        says: `The answer of our team comes within ${hours} hours. How long the money itself is on its way I do not know: with cards banks often take several working days. Ask for the date in your message, and you will get one from a person.`,
      },
    ],
    steps: [
      `write those two lines to ${site.contactEmail} now, while you have the figures before you.`,
      'keep the receipt or a picture of the bank line; it makes the return quicker.',
    ],
    questions: [
      'On which day was it, and how did you pay?',
      'Was it a single gift or one that repeats?',
    ],
  },
  {
    id: 'ask-hours',
    title: 'hours and meeting times',
    signs: [
      'opening hours',
      'hours',
      'open',
      'what time',
      'when are you',
      'when do you meet',
      'schedule',
    ],
    heard: [
      'There is no counter that opens and closes: we are a fellowship that meets online.',
      'Hours like a shop we do not have, but there are times you can count on.',
    ],
    advice: [
      `We gather online ${weekly}. This page, its forms and the prayer page are open day and night. A person from our team answers a form within ${hours} hours; I, an AI guide, am here at any time but can only explain and help with wording.`,
      'If you would like to reach somebody at a certain hour, write the hours and your number into the form that comes nearest, and they will call when it suits you.',
    ],
    steps: [
      'put the next gathering into your calendar, and use the join form on the home page for the way in.',
      'send the form with the hours at which you can be reached.',
    ],
    questions: [
      'Would you like to come to a gathering, or to speak with somebody?',
      'Is there something I can answer right away?',
    ],
  },
  {
    id: 'ask-place',
    title: 'where we are',
    signs: [
      'located',
      'location',
      'address',
      'where are you',
      'building',
      'visit',
      'come by',
      'office',
      'city',
    ],
    heard: [
      'How kind that you would come by. I have to tell you plainly how it is.',
      'A fair question. Whoever gives wants to know where a thing lives.',
    ],
    advice: [
      `We meet online, ${weekly}, and I know of no building that one can visit. A postal address I do not have either and will not invent one. If you would like to see faces, the gathering is the best door: you see who is there and what we do. For a mailing address or a meeting in person ask the team at ${site.contactEmail}.`,
      'Some members may live along your road, but I do not know who, and would not give away an address. Tell the team the day and the town; if somebody is glad to meet you for coffee, they will write.',
    ],
    steps: [
      `write to ${site.contactEmail} with the day and the town, and ask whether someone is near.`,
      'come to the next gathering from wherever you are, with the camera on if you like.',
    ],
    questions: [
      'What would you like to see or ask if you were here?',
      'Which day would you be on the road?',
    ],
  },
  {
    id: 'ask-ai',
    title: 'whether this is a person',
    signs: [
      'real person',
      'a bot',
      'an ai',
      'human',
      'robot',
      'is this ai',
      'chatbot',
      'talk to a person',
      'machine',
    ],
    heard: [
      'I am an AI, not a person. Thank you for asking straight out.',
      'A program, to be honest: an AI guide for this page.',
    ],
    advice: [
      `I can explain the ways to contribute and help with the wording of a form. I cannot see payments, look up what became of a form, or promise anything for the team. For a person: write to ${site.contactEmail} or send one of the forms, and somebody answers within ${hours} hours; ${weekly} you can meet people face to face, online.`,
      'What you write to me is used to answer you. Please leave out card numbers, passwords and other people’s private matters, here and in every chat.',
    ],
    answers: [
      {
        asked: ['talk', 'person', 'please', 'then', 'speak', 'someone'],
        says: `Gladly. Write to ${site.contactEmail}, or use the contact form on the home page, with your question, a telephone number and the hours that suit you. A person from our team gets back to you within ${hours} hours. I cannot put a call through from here, I am sorry.`,
      },
    ],
    steps: [
      `send two sentences to ${site.contactEmail}: what it is about, and when you can be reached.`,
      'if a quick answer is enough, ask me; I will say so when I do not know.',
    ],
    questions: [
      'What would you like to ask a person?',
      'Is it about a gift, about an offer, or about something else?',
    ],
  },
  {
    id: 'ask-trust',
    title: 'whether you can trust us',
    signs: [
      'trust',
      'scam',
      'preacher',
      'plane',
      'salaries',
      'percent',
      'why should i give',
      'fraud',
      'overhead',
      'legit',
    ],
    heard: [
      'You have reason to ask. Much has been done with the money of good people, and I am sorry for what happened to yours.',
      'Do not trust us because of a friendly sentence. Trust what can be checked.',
    ],
    advice: [
      `You owe us nothing, and you should not give while you doubt. What I can say: ${site.name} is a ${site.legalForm}. How much goes to salaries I do not know, and I will not name a figure that I cannot show you. Ask the team at ${site.contactEmail} for the latest accounts and the tax filing of the organisation; nonprofits as a rule must show that filing to whoever asks.`,
      'Three questions that every ministry should bear: Who decides about the money, and is that person paid by it? Who checks the books, from outside? What happened with the last hundred dollars? Come to a gathering without giving, and watch how money is spoken of. If anyone promises you riches in return, leave.',
    ],
    answers: [
      {
        asked: ['number', 'percent', 'salaries', 'figure', 'how much', 'didnt give'],
        says: `You are right, I gave you none, because I have none, and inventing one would be just what you fear. The figure is in the accounts and in the yearly filing. Write one sentence to ${site.contactEmail}: “What share of last year’s income went to salaries, and where can I read it?” If you get no clear answer, do not give.`,
      },
      {
        asked: ['charge', 'books', 'who checks', 'board', 'leads'],
        says: `The founder’s page on this site tells who began the fellowship. Who sits on the board and who checks the books I do not know, and it is a question that deserves an answer with names. Ask it at ${site.contactEmail}; a person answers within ${hours} hours.`,
      },
    ],
    steps: [
      `send that one question about the accounts to ${site.contactEmail}, and give nothing until it is answered.`,
      'come to one gathering as a guest, and then ask yourself whether you would want these people at your table.',
    ],
    questions: [
      'What would you have to see in order to be at peace about it?',
      'May I help you to word the question?',
    ],
    verses: ['2 Corinthians 8:21'],
  },
];
