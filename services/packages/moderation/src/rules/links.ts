import { isEmail } from './emails.ts';
import { piecesOf } from './pieces.ts';

const domains = new Set(
  `com net org info biz co io me us uk ca ru cn xyz online site shop store club top live app dev link click vip win bid gg tv
  ly to cc ai tk pro work life church example de fr es nl au nz in ng`.split(/\s+/),
);
const label = /^[a-z0-9-]+$/;

/** "shop.example.com/win", not "3.5" nor "end.of". */
function isHost(piece: string): boolean {
  const [host = ''] = piece.split(/[/?#:]/, 1);
  const labels = host.split('.');
  if (labels.length < 2 || !labels.every((each) => label.test(each))) return false;
  const last = labels.at(-1) ?? '';
  return domains.has(last) && /[a-z]/.test(labels.at(-2) ?? '') && !isSentenceEnd(labels);
}

/** "thank you.to god": a blank that was left out between sentences, of words that are no ending of the net alone. */
const isSentenceEnd = (labels: readonly string[]): boolean =>
  labels.length === 2 &&
  ['to', 'me', 'us', 'in', 'work', 'life', 'church', 'live', 'top', 'win', 'de', 'es'].includes(
    labels[1] ?? '',
  );

const isLink = (piece: string): boolean =>
  piece.includes('://') || piece.startsWith('www.') || (!isEmail(piece) && isHost(piece));

/** The links of a text. @param plain as `plainText` reads it */
export const hasLink = (plain: string): boolean => piecesOf(plain).some(isLink);
