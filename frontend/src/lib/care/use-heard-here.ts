import type { Care } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { hearWords, prepareToHear } from './hear-words.ts';
import type { DueCare } from './use-care.ts';

/** Milliseconds without a key after which what was written is heard. */
const pauseMs = 1_200;

/**
 * Whether help is due for words that stay in this browser and are sent to nobody: heard here, at each pause in writing.
 * It stays for as long as the words say it, and is announced once for each kind of danger.
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
