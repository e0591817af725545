import { site } from '@kbf/contracts';
import type { Assistant } from '../assistant.ts';
import { systemPrompt } from './system-prompt.ts';

export const contributionGuide: Assistant = {
  guide: 'contribution',
  systemPrompt,
  apology:
    'I’m sorry, I’m having trouble connecting right now. Please use the contribution form on this page, ' +
    `and someone from our team will get back to you within ${site.contributionReplyHours} hours.`,
};
