import { isEmail } from './emails.ts';
import { piecesOf } from './pieces.ts';

const domains = new Set(
  `com net org info biz co io me us uk ca ru cn xyz online site shop store club top live app dev link click vip win bid gg tv
  ly to cc ai tk pro work life church example de fr es nl au nz in ng`.split(/\s+/),
);
const label = /^[a-z0-9-]+$/;

/** “t.me/evil”: behind a full stop no sentence goes on with a stroke. */
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

/** "thank you.to god": a blank that was left out between sentences, of words that are no ending of the net alone. */
const isSentenceEnd = (labels: readonly string[]): boolean =>
  labels.length === 2 &&
  ['to', 'me', 'us', 'in', 'work', 'life', 'church', 'live', 'top', 'win', 'de', 'es'].includes(
    labels[1] ?? '',
  );

const isLink = (piece: string): boolean =>
  piece.includes('://') || piece.startsWith('www.') || (!isEmail(piece) && isHost(piece));

/** “t . me / evil”: blanks set round the dot and the stroke of an address, to hide it. */
const torn = /(?<![a-z0-9])([a-z0-9-]{1,40}) \. ([a-z]{2,10})(?: \/ |\/)(?=[a-z0-9])/g;

/** The links of a text. @param plain as `plainText` reads it */
export const hasLink = (plain: string): boolean =>
  piecesOf(plain.replaceAll(torn, '$1.$2/')).some(isLink);
