import type { ChatTurn, PrayerReply } from '@kbf/contracts';
import type { CoachResponses } from '@kbf/content/guides';

type Asked = { message: string; history: Pick<ChatTurn, 'role' | 'content'>[] };

/** What the process of our content is asked to do, and what it answers. */
export type ContentTasks = {
  /** Holds a finished reply against the exact text: verses are put right, references that do not exist go. */
  check: { input: string; output: Pick<PrayerReply, 'message' | 'passages'> };
  /** Has the built-in guide compose a prayer, in the pieces in which it is shown. */
  compose: { input: Asked; output: string[] };
  /** Has the built-in coach or one of the two guides answer, in such pieces too. */
  coach: {
    input: Asked & { context?: { currentModule: number; responses: CoachResponses } };
    output: string[];
  };
  contribution: { input: Asked; output: string[] };
  'business-guide': { input: Asked; output: string[] };
};
export type ContentTask = keyof ContentTasks;

export type ContentRequest = {
  id: number;
  task: ContentTask;
  input: ContentTasks[ContentTask]['input'];
};
export type ContentResult = {
  id: number;
  /** What it took, without what was done for others meanwhile. */
  ms: number;
  output?: unknown;
  failure?: string;
  /** Of what a guide has composed: the whole text, and what `check` says of it, which will be asked next. */
  checked?: { text: string; output: ContentTasks['check']['output'] };
};
