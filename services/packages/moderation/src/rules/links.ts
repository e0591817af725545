import { isEmail } from './emails.ts';
import { hasHiddenAddress, withOpenDots } from './hidden-addresses.ts';
import { piecesOf } from './pieces.ts';

const domains = new Set(
  `com net org info biz co io me us uk ca ru cn xyz online site shop store club top live app dev link click vip win bid gg tv
  ly to cc ai tk pro work life church example de fr es nl au nz in ng ph mx br za ke gh ug tz jp kr ie sg pk gl ee news money
  love faith`.split(/\s+/),
);
const label = /^[a-z0-9-]+$/;

/** “t.me/evil”: in a sentence, no slash follows the word after a full stop. */
const hasPath = (piece: string): boolean => /^[^/]+\/[a-z0-9]{2}/.test(piece);

/** "shop.example.com/win", not "3.5" nor "end.of". */
function isHost(piece: string): boolean {
  const [host = ''] = piece.split(/[/?#:]/, 1);
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((each) => label.test(each))) return false;
  const last = labels.at(-1) ?? '';
  return (
    domains.has(last) &&
    /[a-z]/.test(labels.at(-2) ?? '') &&
    (hasPath(piece) || !isSentenceEnd(labels))
  );
}

/** Top-level domains that are also ordinary words and can follow a full stop. */
const words = new Set(
  'to me us in work life church live top win de es news money love faith gl ee ie'.split(' '),
);

/** "thank you.to god", "7 a.m.in the hall": a space is missing between sentences, or after an abbreviation. */
const isSentenceEnd = (labels: readonly string[]): boolean =>
  words.has(labels.at(-1) ?? '') &&
  (labels.length === 2 || labels.slice(0, -1).every((each) => each.length <= 2));

const isLink = (piece: string): boolean =>
  piece.includes('://') ||
  piece.includes(':\\\\') ||
  piece.startsWith('www.') ||
  (!isEmail(piece) && isHost(piece));

/** “t . me / evil”: blanks around the dot and the slash, to hide an address. */
const torn = /(?<![a-z0-9])([a-z0-9-]{1,40}) \. ([a-z]{2,10})(?: \/ |\/)(?=[a-z0-9])/g;

/** The links of a text. @param plain from `plainText` */
export const hasLink = (plain: string): boolean =>
  hasHiddenAddress(plain) ||
  piecesOf(withOpenDots(plain).replaceAll(torn, '$1.$2/')).some(
    (piece) => isLink(piece) || piece.split(/[()[\]<>"'=,;|]/).some(isLink),
  );

const leftOut =
  /(?<![\p{L}’'])(\p{L}[\p{L}’']{0,29})\.(?!(?:Com|Net|Org|Info)\b)(?=(\p{Lu}\p{Ll}{1,30}))/gu;

/**
 * Restores a missing space after a full stop: "I run a business.Store hours are long".
 * @param isWord whether a word in lower case is an ordinary word; "cheapmeds.Shop" stays an address
 */
export const spaceSentences = (text: string, isWord: (word: string) => boolean): string =>
  text.replaceAll(leftOut, (found: string, before: string, after: string) =>
    isWord(before.toLowerCase()) && isWord(after.toLowerCase()) ? `${before}. ` : found,
  );
