import { limits, type Care, type TrainingProgress } from '@kbf/contracts';
import { withHeardCare } from '../../../lib/care/hear-words.ts';
import { createExternalStore } from '../../../lib/browser/external-store.ts';
import { toApiError, type ApiError } from '../../../lib/api/request-error.ts';
import { store as appStore } from '../../../lib/session/store.ts';
import { trainingApi } from '../../../lib/api/training-api.ts';
import { batchesOf, type Batch } from './batches.ts';
import {
  bothChanges,
  hasChanges,
  keepChanges,
  readChanges,
  withoutSent,
  type Changes,
  type Leaf,
} from './kept-changes.ts';

/** Milliseconds without typing until entries are sent. */
const pauseMs = 1_000;

/** One attempt to send, for the care check. */
export type Sent = {
  id: string;
  words: string[];
  isPending: boolean;
  answer: { care?: Care | undefined } | undefined;
  error: ApiError | undefined;
};

export type SyncState = {
  /** The server's data; undefined until its first answer. */
  saved: TrainingProgress | undefined;
  changes: Changes;
  /** Why the first request failed. */
  loadError: ApiError | undefined;
  isLoading: boolean;
  isSaving: boolean;
  /** Why the last save failed; the next attempt is automatic. */
  saveError: ApiError | undefined;
  sent: Sent | undefined;
};

export type TrainingSync = ReturnType<typeof createTrainingSync>;

const { getTrainingProgress, putTrainingProgress } = trainingApi.endpoints;
const readProgress = () =>
  appStore()
    .dispatch(getTrainingProgress.initiate(undefined, { subscribe: false, forceRefetch: true }))
    .unwrap();
const saveProgress = (body: Batch['body']) =>
  appStore()
    .dispatch(putTrainingProgress.initiate(body, { track: false }))
    .unwrap();

const careIn = (sent: Sent | undefined) => sent?.error?.care ?? sent?.answer?.care;

const wordsOf = ({ body }: Batch): string[] => Object.values(body.responses ?? {}).flat();

/**
 * Keeps one person's training in sync with the server: entries are stored locally at once, sent after a pause, and sent
 * again until they have arrived.
 */
export function createTrainingSync(personId: string) {
  const store = createExternalStore<SyncState>({
    saved: undefined,
    changes: readChanges(personId),
    loadError: undefined,
    isLoading: true,
    isSaving: false,
    saveError: undefined,
    sent: undefined,
  });
  const set = (changes: Partial<SyncState>) => store.set({ ...store.get(), ...changes });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = true;

  /** Unsent entries, here and in other tabs of this person. */
  const waiting = () => bothChanges(readChanges(personId), store.get().changes);

  function change(changes: Partial<Changes>): void {
    const all = bothChanges(waiting(), { leaves: {}, completed: [], ...changes });
    keepChanges(personId, all);
    set({ changes: all });
    plan(pauseMs);
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void flush(), ms);
  }

  async function load(): Promise<void> {
    if (hasChanges(store.get().changes)) return flush();
    set({ isLoading: true });
    try {
      const saved = await readProgress();
      set({ saved, isLoading: false, loadError: undefined });
    } catch (error) {
      set({ isLoading: false, loadError: toApiError(error) });
    }
    return undefined;
  }

  /** Certain help stays, even if a later entry in another field is harmless. */
  function show(sent: Sent): void {
    const { sent: last } = store.get();
    const isNews = careIn(sent) !== undefined || last?.id === sent.id;
    if (isNews || careIn(last)?.level !== 'certain') set({ sent });
  }

  async function sendBatch(batch: Batch): Promise<boolean> {
    const words = wordsOf(batch);
    // The id is made from the text, so that help appears once per text, however often it is sent.
    const sent: Sent = {
      id: words.join('\n'),
      words,
      isPending: true,
      answer: undefined,
      error: undefined,
    };
    show(sent);
    try {
      const answer = await saveProgress(batch.body);
      const { care, ...saved } = answer;
      const changes = withoutSent(waiting(), batch.sent);
      keepChanges(personId, changes);
      set({ saved, changes, isLoading: false, loadError: undefined, saveError: undefined });
      show({ ...sent, isPending: false, answer: { care } });
      return true;
    } catch (thrown) {
      const error = await withHeardCare(toApiError(thrown), words);
      set({ saveError: error, isLoading: false });
      if (!store.get().saved) set({ loadError: error });
      show({ ...sent, isPending: false, error });
      return false;
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (store.get().isSaving) return;
    const batches = batchesOf(store.get().changes, limits.training.modules);
    if (batches.length === 0) return;
    set({ isSaving: true });
    let isDone = true;
    for (const batch of batches) {
      isDone = await sendBatch(batch);
      if (!isDone) break;
    }
    set({ isSaving: false });
    failures = isDone ? 0 : failures + 1;
    const wait = isDone ? pauseMs : nextTry(store.get().saveError, failures);
    if (hasChanges(store.get().changes) && wait !== undefined) plan(wait);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    /** Sends unsent entries now, without a pause. */
    flush,
    write(path: string, value: Leaf): void {
      change({
        leaves: { [path]: { value: writable(value), editedAt: new Date().toISOString() } },
      });
    },
    /** Marks a module as done; the next one is then the current one. Repeating it has no effect. */
    complete(module: number): void {
      change({ completed: [module], completedAt: new Date().toISOString() });
      void flush();
    },
    /** Loads, and syncs from now on. @returns stops it; unsent entries stay stored, and one last attempt is made */
    start(): () => void {
      isOver = false;
      void load();
      const again = () => void load();
      const lookAgain = () => void (document.hidden ? flush() : load());
      window.addEventListener('online', again);
      document.addEventListener('visibilitychange', lookAgain);
      return () => {
        window.removeEventListener('online', again);
        document.removeEventListener('visibilitychange', lookAgain);
        void flush();
        isOver = true;
        clearTimeout(timer);
      };
    },
  };
}

// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g;

/** Removes what the server does not store: one pasted character would block all other entries. */
function writable(value: Leaf): Leaf {
  const clean = (text: string) => text.replaceAll(controls, '').toWellFormed();
  return typeof value === 'string' ? clean(value) : value.map(clean);
}

const secondMs = 1_000;
const longestMs = 60 * secondMs;

/**
 * Milliseconds until the next attempt to save after this many failures in a row; undefined when only the person can fix
 * it: by a new login, or a different text.
 */
export function nextTry(error: ApiError | undefined, failures: number): number | undefined {
  const status = error?.status ?? 0;
  if (error?.retryAfter) return error.retryAfter * secondMs;
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) return undefined;
  return Math.min(longestMs, 2 ** failures * secondMs);
}
