import { readWording, type Wording } from '../data/phrases.ts';

let english: Wording | undefined;
let spanish: Wording | undefined;

/** The sentences and word lists of English, read when they are first needed. */
export const inEnglish = (): Wording => (english ??= readWording(''));
export const inSpanish = (): Wording => (spanish ??= readWording('spanish/'));
