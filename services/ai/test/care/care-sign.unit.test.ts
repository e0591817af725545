import type { Care } from '@kbf/contracts';
import { describe, expect, test } from 'vitest';
import { withoutSigns } from '../../src/care/care-sign.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size: number) {
  const heard: Care['kind'][] = [];
  const pieces: string[] = [];
  for await (const piece of withoutSigns(inPieces(text, size), ({ kind }) => heard.push(kind)))
    pieces.push(piece);
  return { text: pieces.join(''), heard };
}

describe.each([1, 2, 3, 7, 1_000])('In pieces of %i characters', (size) => {
  test.each<[string, string, Care['kind'][]]>([
    ['[[care: suicide]]\nFather, be near.', 'Father, be near.', ['suicide']],
    ['[[CARE:partner-violence]]\n\nFather, be near.', 'Father, be near.', ['partner-violence']],
    ['Father, be near.\n[[care: child]]', 'Father, be near.\n', ['child']],
    ['Be near. [[care: voices]] Amen.', 'Be near. Amen.', ['voices']],
    ['[[care: something new]]\nFather.', 'Father.', ['emergency']],
    ['[[care: suicide]][[care: overdose]]', '', ['suicide', 'overdose']],
    ['[[care: suicide', '', ['suicide']],
    ['Father, [be near] to [[them]] and [[hold', 'Father, [be near] to [[them]] and [[hold', []],
    [`[[${'x'.repeat(90)}]] Amen [`, `[[${'x'.repeat(90)}]] Amen [`, []],
    ['Father, be near.', 'Father, be near.', []],
  ])('When a model writes %j, then %j is read', async (written, text, heard) => {
    expect(await read(written, size)).toEqual({ text, heard });
  });
});
