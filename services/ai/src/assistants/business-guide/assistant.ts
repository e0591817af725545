import type { Assistant } from '../assistant.ts';
import { systemPrompt } from './system-prompt.ts';

/**
 * Helps an owner to build a business on faith. The catalogue shows nothing when it fails; the page says this, quietly.
 */
export const businessGuideAssistant: Assistant = {
  guide: 'business',
  systemPrompt,
  apology: 'Could not send. Please try again.',
};
