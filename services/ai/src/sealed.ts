import { open, seal, SealError } from '@kbf/process-kit';
import type { AiConfig } from './config.ts';

export type Key = Pick<AiConfig, 'SEALING_KEY'>;

/** Stands for a text that was sealed with an older key, so that one row does not stop a list. */
export const unopenable = 'This text can no longer be opened.';

/** Encrypts a person's text. @param boundTo what it belongs to: it opens only with the same */
export const sealText = ({ SEALING_KEY }: Key, boundTo: string, text: string): string =>
  seal(SEALING_KEY, text, boundTo);

/** @returns undefined when it was sealed with another key */
export function openText({ SEALING_KEY }: Key, boundTo: string, sealed: string) {
  try {
    return open(SEALING_KEY, sealed, boundTo);
  } catch (error) {
    if (error instanceof SealError) return undefined;
    throw error;
  }
}
