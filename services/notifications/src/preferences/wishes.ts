import type { Preferences } from './preferences.ts';
import type { Topic } from './unsubscribe-token.ts';

/** The preference that turns a topic on. */
export const wishes = {
  comments: 'commentOnOwnPrayer',
  matches: 'needMatches',
} as const satisfies Record<Topic, keyof Preferences>;

/** The change that turns a topic off. */
export const off = {
  comments: { commentOnOwnPrayer: false },
  matches: { needMatches: false },
} as const satisfies { [Each in Topic]: Record<(typeof wishes)[Each], false> };
