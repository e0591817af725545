/** Letters of other alphabets and styles that look like Latin ones; NFKD has already replaced the styled ones. */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  и: 'u',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  һ: 'h',
  ԁ: 'd',
  ɡ: 'g',
  ӏ: 'l',
  ո: 'n',
  ս: 'u',
  օ: 'o',
  հ: 'h',
  ց: 'g',
  զ: 'q',
  յ: 'j',
  ք: 'p',
  ꭰ: 'd',
  ꭱ: 'r',
  ꭲ: 't',
  ꭵ: 'i',
  ꭺ: 'a',
  ꭼ: 'e',
  ꮋ: 'h',
  ꮢ: 'r',
  ꮪ: 's',
  ꮮ: 'l',
  ꮯ: 'c',
  ꮲ: 'p',
  ꮶ: 'k',
  ꮃ: 'w',
  ꮖ: 'i',
  ꮩ: 'v',
  ꮇ: 'm',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
};
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
};

/** Small capitals, which Unicode does not treat as forms of the letters. */
const SMALL_CAPITALS = new Map(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', (letter, at) => [
    letter,
    'abcdefghijklmnopqrstuvwyz'.charAt(at),
  ]),
);
/** White letters on black circles and squares: the first code point of each alphabet. */
const ON_BLACK = [0x1f150, 0x1f170];

/** The letter behind a look-alike sign. */
function drawn(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = ON_BLACK.find((first) => code >= first && code < first + 26);
  return start === undefined
    ? (SMALL_CAPITALS.get(sign) ?? sign)
    : String.fromCodePoint(97 + code - start);
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const isLatin = (word: string): boolean => /[a-z]/.test(word);

/** Only inside words that also contain Latin letters: a whole Russian sentence stays Russian. */
const unmask = (word: string): string =>
  isLatin(word) || /^[авеоросухкміѕјһ]+$/u.test(word)
    ? word.replaceAll(/\P{ASCII}/gu, (letter) => LOOKALIKES[letter] ?? letter)
    : word;

/** The position where the marks at the end of a word begin. */
function endOfCore(word: string): number {
  let end = word.length;
  while (end > 0 && '!|'.includes(word.charAt(end - 1))) end -= 1;
  return end;
}

/** Small words with a digit for a letter, which would otherwise look like the name of a thing ("m3", "b2"). */
const SMALL_LEET = new Set(['t0', 's0', 'n0', 'g0']);

const unleet = (word: string): string => {
  if (SMALL_LEET.has(word)) return word.replace('0', 'o');
  // Marks at the end are punctuation ("help!"); numbers with a unit ("3am", "401k") are not disguised.
  const end = endOfCore(word);
  const core = word.slice(0, end);
  const tail = word.slice(end);
  if (!/[a-z]/.test(core) || /^\$?\d[\d.,]*[a-z]{0,3}$/.test(core) || /^[a-z]?\d+$/.test(core))
    return word;
  return core.replaceAll(/[013457@$!|€]/g, (sign) => LEET[sign] ?? sign) + tail;
};

/** In "want2die" and "want 2 die" the 2 means "to"; in "b2b", "m3" and "gate 2" it is a digit. */
const readTwo = (text: string): string =>
  text
    .replaceAll(/(?<![a-z0-9])([a-z]{3,})2([a-z]{2,})(?![a-z0-9])/g, '$1 to $2')
    .replaceAll(/\b(want|wants|wanted|need|going|ready|trying|like) 2 (?=[a-z]{2})/g, '$1 to ');

const lettersOf = (run: string): string => run.replaceAll(/[^a-z]/g, '');
/**
 * "k i l l" and "d.i.e" become one word: three or more single letters in a row. If there are marks between the letters,
 * a space ends the word ("k.i.l.l m.e").
 */
const joinSpaced = (text: string): string =>
  text
    .replaceAll(/(?<![a-z0-9'])(?:[a-z][.\-_*]{1,3}){2,}[a-z](?![a-z0-9'])/g, lettersOf)
    .replaceAll(/(?<![a-z0-9'])(?:[a-z][ .\-_*]{1,3}){2,}[a-z](?![a-z0-9'])/g, lettersOf);

/** "diiiie" → "die", "soooo" → "so": three or more of one letter become one. */
const shortenRuns = (text: string): string => text.replaceAll(/([a-z])\1{2,}/g, '$1');

/** A text in lower case with plain apostrophes and without disguises (look-alikes, invisible signs). Digits stay. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´′]/g, "'")
    .replaceAll(/[ᴀ-ᴢꜰꜱꞯɢʜɪɴʀʏʙʟ\u{1F150}-\u{1F189}]/gu, drawn)
    .replaceAll(/[^\s]+/g, unmask)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "f*ck", "s#x": marks in place of a letter, or between letters. */
const dropMarks = (text: string): string => text.replaceAll(/(?<=[a-z])[*#~^]{1,3}(?=[a-z])/g, '');

/** `plainText` with digits and signs read as letters, and spaced-out and stretched words restored. */
export const spokenText = (text: string): string =>
  shortenRuns(dropMarks(joinSpaced(readTwo(plainText(text)).replaceAll(/[^\s]+/g, unleet))));
