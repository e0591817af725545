import { site } from '@kbf/contracts/site';
import type { Subject } from '../types.ts';

const hours = site.contributionReplyHours;

/** Sponsors of events: what it makes possible, what it involves, what to write. */
export const sponsoring: readonly Subject[] = [
  {
    id: 'sponsor-offer',
    title: 'sponsoring an event',
    signs: [
      'sponsor',
      'sponsorship',
      'sponsoring',
      'event sponsorship',
      'support an event',
      'partner',
      'our company would',
      'fund an event',
    ],
    heard: [
      'Thank you for thinking of sponsoring. It makes evenings possible that would not happen otherwise.',
      'It is good to hear that you, or your company, would like to carry an event with us.',
    ],
    advice: [
      `The Event Sponsorship form on this page asks for your name, e-mail, phone and company, and for a few sentences about what you have in mind (at least 30 characters). It commits you to nothing. Someone from our team answers within ${hours} hours, and everything else is talked through with you.`,
      'Sponsoring can mean money, and it can mean things: technology, a platform, printed material, a skill, an hour of a specialist. Say what you could offer and roughly in which frame. If you have a certain event in mind, or a subject dear to your company, name that as well.',
      'Our events bring together Christian entrepreneurs, owners and professionals, at present online. A sponsor helps them to meet, to learn and to pray for one another. Tell us what matters to your company in this, so that the event we think of fits both sides.',
    ],
    steps: [
      'open the Event Sponsorship form and answer three things: what you could offer, for whom it should do good, and by when you would like to decide.',
      'ask in your company who has to agree, and send the Event Sponsorship form with a note that you are still exploring.',
    ],
    questions: [
      'Is it money, a service or people’s time that you have in mind?',
      'What should somebody be able to say after an event that you made possible?',
    ],
    verses: ['Hebrews 13:16', 'Philippians 4:17'],
  },
  {
    id: 'sponsor-levels',
    title: 'amounts and recognition',
    signs: [
      'level',
      'levels',
      'package',
      'packages',
      'tier',
      'gold',
      'silver',
      'logo',
      'recognition',
      'visibility',
      'advertise',
      'advertising',
      'banner',
      'mention',
      'in return',
      'benefits',
      'how much does it cost',
      'how much is sponsorship',
      'minimum',
    ],
    heard: [
      'You would like to know what it costs and how your company would appear.',
      'Amounts and recognition should be clear before anyone decides. Let me say what I know.',
    ],
    advice: [
      `I do not know of set packages or prices, and I will not invent any. Write in the Event Sponsorship form the frame you are thinking of, or ask what a particular event would take. The team gives you a clear answer within ${hours} hours.`,
      'The same is true for a logo, a mention or a few words at the event: tell us what matters to you and what your company expects, and it will be agreed in writing. The programme itself stays independent of who supports it; that is what makes the support worth something.',
      'If your company needs a proposal on paper for its own decision, ask for one in the form and mention by when. Also tell us whether the support comes from a marketing budget or is meant as a gift, because the two are often booked in different ways. Your bookkeeper will know.',
    ],
    steps: [
      'write one line into the Event Sponsorship form: “We are thinking of about … and would hope for …”. A range is fine.',
      'ask for a short written proposal in the Event Sponsorship form, and say who will decide on it.',
    ],
    questions: [
      'What would your company need to see in order to say yes?',
      'Do you have a frame in mind, or would you like the team to suggest one?',
    ],
  },
];
