import { useEffect, useState } from 'react';
import { forgetHandedWords, withHandedWords } from '../../lib/browser/handed-words.ts';

const keyOf = (sheet: string) => `sheet:${sheet}`;

type Answers = Readonly<Record<string, string>>;

function read(sheet: string): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(sheet)) ?? '{}');
    const texts = Object.entries(Object(kept)).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(texts) as Answers;
  } catch {
    // Storage is blocked, or contains other data: the sheet is then empty.
    return {};
  }
}

/** @returns whether it was stored */
function keep(sheet: string, answers: Answers): boolean {
  try {
    if (Object.values(answers).some(Boolean))
      localStorage.setItem(keyOf(sheet), JSON.stringify(answers));
    else localStorage.removeItem(keyOf(sheet));
    return true;
  } catch {
    return false;
  }
}

/** The entries of a sheet. They stay in this browser, are never sent, and are restored on the next visit. */
export function useKeptAnswers(sheet: string) {
  const [found] = useState(() => read(sheet));
  const [answers, setAnswers] = useState(() => withHandedWords(sheet, found));
  const [isKept, setIsKept] = useState(() => answers === found || keep(sheet, answers));
  useEffect(() => void forgetHandedWords(sheet), [sheet]);
  const change = (next: Answers) => {
    setAnswers(next);
    setIsKept(keep(sheet, next));
  };
  return {
    answers,
    /** Entries since the sheet was opened. */
    written: Object.entries(answers).flatMap(([name, text]) =>
      text === found[name] ? [] : [text],
    ),
    isKept,
    write: (name: string, text: string) => change({ ...answers, [name]: text }),
    clear: () => change({}),
  };
}
