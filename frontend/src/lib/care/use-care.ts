import type { Care } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { signOrCalm } from '../first-sign.ts';
import type { ApiError } from '../request-error.ts';
import { hearWords, prepareToHear } from './hear-words.ts';

/**
 * What became of the words, as far as is known.
 * - `waiting`: they are on their way.
 * - `received`: they were answered.
 * - `unsure`: the connection broke, so they may not have arrived.
 * - `here`: they stay in this browser.
 * - `unsent`: they were searched with while the person typed, and not kept.
 */
export type CareState = 'waiting' | 'received' | 'unsure' | 'here' | 'unsent';

/** Help that is due beside a form. */
export type DueCare = {
  /** Another for each try to send: help is announced once for each. */
  id: string;
  care: Care;
  state: CareState;
};

/** One try to send words, as the store or a chat tells of it. */
export type Sending = {
  id: string | undefined;
  isPending: boolean;
  /** The connection broke meanwhile: nobody can say how far the words got. */
  isLost?: boolean;
  words: readonly string[];
  /** May say `care`. While it is pending, too, when something is known already. */
  answer: unknown;
  error: ApiError | undefined;
};

/** Milliseconds after which somebody in danger waits no longer for us. */
const patienceMs = 2_000;

const careIn = (answer: unknown) => (answer as { care?: Care } | null | undefined)?.care;

/** What the browser hears by itself in words that have been on their way for too long. */
function useHeardWhileWaiting(isPending: boolean, words: readonly string[]): Care | undefined {
  const text = isPending ? JSON.stringify(words) : '';
  const [heard, setHeard] = useState<{ text: string; care: Care | undefined }>();
  useEffect(() => {
    if (!text) return undefined;
    let isOver = false;
    const hear = async () => {
      const care = await hearWords(JSON.parse(text) as string[]);
      if (!isOver) setHeard({ text, care });
    };
    const timer = setTimeout(() => {
      void hear();
    }, patienceMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return heard?.text === text ? heard.care : undefined;
}

const isSame = (one: DueCare | undefined, other: DueCare | undefined) =>
  one?.id === other?.id &&
  one?.state === other?.state &&
  one?.care.level === other?.care.level &&
  one?.care.kind === other?.care.kind &&
  one?.care.language === other?.care.language;

/**
 * Whether help is due for what a person sends, from whatever says so first: the answer, an error, or the browser itself
 * when nobody answers. It stays while the next try is on its way.
 * @param when resolves when what hears danger without us is to be loaded
 */
export function useCare(
  { id, isPending, isLost, words, answer, error }: Sending,
  when = signOrCalm,
): DueCare | undefined {
  // Before anybody can have written, also where the line is lost meanwhile.
  useEffect(() => void when().then(prepareToHear), [when]);
  const heard = useHeardWhileWaiting(isPending, words);
  const known = isPending ? (careIn(answer) ?? heard) : (error?.care ?? careIn(answer));
  const state = error || (isPending && isLost) ? 'unsure' : isPending ? 'waiting' : 'received';
  const [last, setLast] = useState<DueCare>();
  const due: DueCare | undefined =
    known && id ? { id, care: known, state } : isPending ? last : undefined;
  // Remembered while rendering, so that help neither flickers nor comes twice.
  if (!isSame(due, last)) setLast(due);
  return isSame(due, last) ? last : due;
}
