import type { Assistant } from '../assistant.ts';
import { systemPrompt } from './system-prompt.ts';

/**
 * Helps an owner to build a business on faith. The error catalog has no toast for it; the page shows this text
 * instead.
 */
export const businessGuideAssistant: Assistant = {
  guide: 'business',
  systemPrompt,
  apology: 'Could not send. Please try again.',
};
