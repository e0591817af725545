import type { Deps } from '../deps.ts';
import { links } from '../messages/links.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import type { Unsubscribing } from './unsubscribe-token.ts';

/** The address in a mail that ends the mails of its topic. */
export const unsubscribeAddress = (
  { SEALING_KEY, PUBLIC_ORIGIN }: Pick<Deps['config'], 'SEALING_KEY' | 'PUBLIC_ORIGIN'>,
  asked: Unsubscribing,
): string => PUBLIC_ORIGIN + links.unsubscribe(unsubscribeToken(SEALING_KEY, asked));
