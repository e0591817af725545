import type { Preferences } from './preferences.ts';
import type { Topic } from './unsubscribe-token.ts';

/** Under which preference somebody asks to be told of a topic. */
export const wishes = {
  comments: 'commentOnOwnPrayer',
  matches: 'needMatches',
} as const satisfies Record<Topic, keyof Preferences>;

/** What is turned off by somebody who wants no more of a topic. */
export const off = {
  comments: { commentOnOwnPrayer: false },
  matches: { needMatches: false },
} as const satisfies { [Each in Topic]: Record<(typeof wishes)[Each], false> };
