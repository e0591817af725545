import type { ChatTurn, PrayerReply } from '@kbf/contracts';

/** What the content thread is asked to do, and what it answers. */
export type ContentTasks = {
  /** Holds a finished reply against the exact text: verses are put right, references that do not exist go. */
  check: { input: string; output: Pick<PrayerReply, 'message' | 'passages'> };
  /** Has the built-in guide compose a prayer, in the pieces in which it is shown. */
  compose: { input: { message: string; history: ChatTurn[] }; output: string[] };
};
export type ContentTask = keyof ContentTasks;

export type ContentQuestion = {
  id: number;
  task: ContentTask;
  input: ContentTasks[ContentTask]['input'];
};
export type ContentAnswer = { id: number; output?: unknown; failure?: string };
