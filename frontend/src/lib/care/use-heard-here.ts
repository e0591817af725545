import type { Care } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { hearWords, prepareToHear } from './hear-words.ts';
import type { DueCare } from './use-care.ts';

/** Milliseconds without typing until the text is checked. */
const pauseMs = 1_200;

/**
 * Whether help is needed for a text that stays in this browser. It is checked here at each pause in typing. Help stays
 * while the text says so, and is announced once per kind of danger.
 */
export function useHeardHere(words: readonly string[]): DueCare | undefined {
  const [care, setCare] = useState<Care>();
  const text = JSON.stringify(words);
  useEffect(() => void prepareToHear(), []);
  useEffect(() => {
    let isOver = false;
    const hear = async () => {
      const heard = await hearWords(JSON.parse(text) as string[]);
      if (!isOver) setCare(heard);
    };
    const timer = setTimeout(() => {
      void hear();
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return care && { id: `here ${care.kind} ${care.language}`, care, state: 'here' };
}
