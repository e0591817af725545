import { dangerKinds } from '@kbf/contracts';
import type { Care } from '@kbf/contracts';

/** A model reports danger with `[[care: suicide]]`. `safetyRules` tells it so. */
const [opens, closes] = ['[[', ']]'];
const name = 'care:';
/** Longest sign, in characters. */
const longest = 48;

function careIn(sign: string): Care | undefined {
  const inner = sign.slice(opens.length, -closes.length).trim().toLowerCase();
  if (!inner.startsWith(name)) return undefined;
  const said = inner.slice(name.length).trim();
  const kind = dangerKinds.find((one) => one === said) ?? 'emergency';
  // A model notices more than our rules, and is wrong more often: help is shown beside its reply, and an admin reads
  // the text before it is published.
  return { level: 'likely', kind, language: 'en' };
}

/**
 * A model's words without its danger signs, even when a sign comes in pieces. Readers never see a sign.
 * @param hear is called with each
 */
export async function* withoutSigns(
  words: AsyncIterable<string>,
  hear: (care: Care) => void,
): AsyncGenerator<string, void> {
  let waiting = '';
  let afterSign = false;
  for await (const piece of words) {
    waiting += piece;
    let clear = '';
    for (;;) {
      const at = waiting.indexOf(opens);
      const end = at < 0 ? -1 : waiting.indexOf(closes, at);
      if (at < 0 || (end < 0 && waiting.length - at < longest)) break;
      const care = end < 0 ? undefined : careIn(waiting.slice(at, end + closes.length));
      if (care) hear(care);
      // Text that only resembles a sign stays in the reply.
      clear += waiting.slice(0, care ? at : at + opens.length);
      waiting = waiting.slice(care ? end + closes.length : at + opens.length);
      if (care) {
        waiting = waiting.trimStart();
        afterSign = waiting === '';
      }
    }
    const open = waiting.indexOf(opens);
    const sure = open >= 0 ? open : waiting.endsWith('[') ? waiting.length - 1 : waiting.length;
    clear += waiting.slice(0, sure);
    waiting = waiting.slice(sure);
    if (afterSign) clear = clear.trimStart();
    if (clear === '') continue;
    afterSign = false;
    yield clear;
  }
  // A cut-off sign counts as a sign.
  const cut = waiting.startsWith(opens + name) ? careIn(waiting + closes) : undefined;
  if (cut) hear(cut);
  else if (waiting !== '') yield waiting;
}
