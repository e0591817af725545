import { limits, site } from '@kbf/contracts';
import {
  businessGuide,
  coach,
  contributionGuide,
  type CoachContext,
} from '../../lib/chat/text-assistants.ts';
import type { Persona } from './persona.ts';

/** The coach. In the training it knows the module and the person's entries. */
export const coachPersona = (context?: CoachContext): Persona => ({
  assistant: coach(context),
  name: 'Breakthrough coach',
  welcome:
    'Tell me what you are working toward, or where you are stuck. We will take it one honest step at a time.',
  starters: [
    { label: 'Where do I begin?', text: 'Where do I begin?' },
    { label: 'I am stuck', text: 'I am stuck, and I do not know what to do next. ' },
    { label: 'What are the six needs?', text: 'What are the six human needs?' },
  ],
  placeholder: 'What is on your mind?',
  waiting: 'The coach is thinking it over...',
  library: { about: 'about your goals, your work and the training', waiting: 'Looking that up...' },
  onFailure: {
    toast: {
      variant: 'destructive',
      title: 'Coach Unavailable',
      description: 'The AI coach is temporarily unavailable. Please try again.',
    },
  },
});

/** The guide beside the contribution forms. */
export const contributionPersona: Persona = {
  assistant: contributionGuide,
  name: 'Contribution guide',
  welcome:
    'Ask me about speaking, sponsoring an event or giving. I can tell you which form to use and what happens next.',
  starters: [
    { label: 'What can I give?', text: 'What are the ways to contribute?' },
    { label: 'I would like to speak', text: 'I would like to speak at a gathering. ' },
    { label: 'What is a gift used for?', text: 'What is a donation used for?' },
  ],
  placeholder: 'What would you like to know?',
  waiting: 'Looking that up for you...',
  library: {
    about: 'about speaking, sponsoring and giving',
    waiting: 'Looking that up for you...',
  },
  onFailure: {
    says:
      'I’m sorry, I’m having trouble connecting right now. Please use the contribution form on this page, and ' +
      `someone from our team will get back to you within ${site.contributionReplyHours} hours.`,
  },
};

/** The guide for owners who build a business on faith. */
export const businessPersona: Persona = {
  assistant: businessGuide,
  name: 'Kingdom business guide',
  welcome:
    'Welcome. Tell me about your business. Together we will look at what it is for, what it is built on, and what ' +
    'could change this week.',
  starters: [
    {
      label: 'Find the purpose of my business',
      text: 'Help me find the purpose of my business. We ',
    },
    {
      label: 'Choose values to build on',
      text: 'Help me choose biblical values for my business. ',
    },
    { label: 'Change one thing this week', text: 'What could I change in my business this week? ' },
  ],
  placeholder: 'Tell me about your business...',
  waiting: 'Preparing your guidance...',
  library: {
    about: 'about building a business on faith',
    waiting: 'Preparing your guidance...',
  },
  onFailure: {},
};

/** The character count appears near the limit. */
export const countFrom = limits.chatMessage - 200;
