import { isCounting, phoneSpans } from './phone-spans.ts';
import { hasSpokenNumber } from './spoken-digits.ts';

/** 1-800-FLOWERS */
const vanity = /\b1[-. ]8(?:00|33|44|55|66|77|88)-[a-z]{3,}/;
/** 2,0,2,5,5,5,0,1,4,2 and (2)(0)(2)(5)(5)(5)(0)(1)(4)(2): nine single digits or more. */
const apart = /(?<!\d)\d(?:[,()[\]"'.\-/ ]{1,3}\d(?!\d)){8,14}/g;
/** Digits that Unicode does not treat as forms of the plain ones: each row begins with 1. */
const circled = ['❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '➊➋➌➍➎➏➐➑➒', '一二三四五六七八九'];
const circledZeros = /[⓿🄋🄌]/gu;
/** 零一二: a number in Chinese signs has many of them. */
const chinese = /[零〇一二三四五六七八九]{7,}/gu;

/** “12O2555O199”: letters in place of digits, between digits. */
const asDigits: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' };
const inDigits = (plain: string): string =>
  plain
    .replaceAll(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replaceAll(circledZeros, '0')
    .replaceAll(/[❶-❾➀-➈➊-➒]/gu, signDigit)
    .replaceAll(chinese, (run) => run.replaceAll(/[零〇]/g, '0').replaceAll(/\D/gu, signDigit))
    .replaceAll(/(?<=\d) ?(?:[‐‑‒–—―·•*~|=#]|\p{Extended_Pictographic}){1,3} ?(?=\d)/gu, '-')
    .replaceAll(/(?<=\b\d{3}):(\d{3}):(?=\d{4}\b)/g, '-$1-')
    .replaceAll(/(?<=\d[ .-]?)[oli](?=[\doli]*\d)/g, (letter) => asDigits[letter] ?? letter);

/** The digits of a script follow each other from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const signDigit = (sign: string): string =>
  String(1 + Math.max(...circled.map((row) => Array.from(row).indexOf(sign))));

/** Whether there is a phone number, in digits or in words. @param plain from `plainText` */
export function hasPhone(plain: string): boolean {
  const digits = inDigits(plain);
  return (
    phoneSpans(digits).length > 0 ||
    hasSpokenNumber(plain) ||
    vanity.test(digits) ||
    (digits.match(apart) ?? []).some((found) => !isCounting(found))
  );
}
