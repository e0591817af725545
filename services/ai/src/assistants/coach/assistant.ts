import type { Assistant } from '../assistant.ts';
import { systemPrompt } from './system-prompt.ts';

/** The breakthrough coach of the training program. */
export const coach: Assistant = {
  guide: 'coach',
  systemPrompt,
  apology: 'The AI coach is temporarily unavailable. Please try again.',
};
