import type { Composed, MessageContent } from './content.ts';
import { linkOf } from './template-links.ts';

/** Kinds of messages that can go to a browser. `service-worker.js` has their words. */
export const pushKinds = [
  'comment-notice',
  'check-in',
  'need-contact',
  'need-match',
  'partner-answered',
  'gathering-reminder',
  'circle-invitation',
  'prayed-for',
  'chat',
  'moderation-outcome',
] as const;

/** What goes to a browser: the kind and the path, not a word of a person. */
export function pushNotice(kind: string, content: MessageContent): Composed {
  if (!pushKinds.some((one) => one === kind)) throw new Error(`${kind} does not go to browsers`);
  const { pathname, search } = new URL(linkOf(content));
  return { text: JSON.stringify({ kind, path: pathname + search }) };
}
