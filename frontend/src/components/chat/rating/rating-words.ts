import type { ReplyRating } from '@kbf/contracts';

type Reason = NonNullable<ReplyRating['reason']>;

/** Names of the reasons, for the person and for admins. */
export const reasonWords: Record<Reason, string> = {
  helpful: 'It helped me',
  clear: 'It was clear',
  wrong: 'Something was wrong',
  'off-topic': 'It did not answer my question',
  tone: 'The tone was not right',
  scripture: 'Scripture was misused',
  other: 'Something else',
};

/** The reasons offered for a thumb. */
export const reasonsFor: Record<ReplyRating['thumb'], readonly Reason[]> = {
  up: ['helpful', 'clear', 'other'],
  down: ['off-topic', 'wrong', 'tone', 'scripture', 'other'],
};
