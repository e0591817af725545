import type { Care } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { hearWords, prepareToHear } from './hear-words.ts';

/**
 * What happened to the text, as far as is known.
 * - `waiting`: it is being sent.
 * - `received`: it was answered.
 * - `unsure`: the connection broke, so it may not have arrived.
 * - `here`: it stays in this browser.
 * - `unsent`: it was used for a search while typing, and not stored.
 */
export type CareState = 'waiting' | 'received' | 'unsure' | 'here' | 'unsent';

/** Help to show beside a form. */
export type DueCare = {
  /** A new id for each attempt to send: help is announced once for each. */
  id: string;
  care: Care;
  state: CareState;
  /** Its author has said that nobody is in danger. */
  isSafe?: boolean;
};

/** One attempt to send a text, as reported by the store or a chat. */
export type Sending = {
  id: string | undefined;
  isPending: boolean;
  /** The connection broke: it is unknown whether the text arrived. */
  isLost?: boolean;
  words: readonly string[];
  /** May contain `care`, even while pending, when something is already known. */
  answer: unknown;
  error: { care?: Care } | undefined;
};

/** Milliseconds until a person in danger no longer waits for the server. */
const patienceMs = 2_000;

const careIn = (answer: unknown) => (answer as { care?: Care } | null | undefined)?.care;

/** Danger that the browser itself finds in a text that takes too long to send. */
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
 * Whether help is needed for a sent text, from the first source that says so: the answer, an error, or the browser
 * itself when there is no answer. It stays during a retry.
 */
export function useCare({
  id,
  isPending,
  isLost,
  words,
  answer,
  error,
}: Sending): DueCare | undefined {
  // Before the person can have written, in case the network is lost meanwhile.
  useEffect(() => void whenIdle().then(prepareToHear), []);
  const heard = useHeardWhileWaiting(isPending, words);
  const known = isPending ? (careIn(answer) ?? heard) : (error?.care ?? careIn(answer));
  const state = error || (isPending && isLost) ? 'unsure' : isPending ? 'waiting' : 'received';
  const [last, setLast] = useState<DueCare>();
  const due: DueCare | undefined =
    known && id ? { id, care: known, state } : isPending ? last : undefined;
  // Stored during render, so that help neither flickers nor appears twice.
  if (!isSame(due, last)) setLast(due);
  return isSame(due, last) ? last : due;
}
