import { expect, it } from 'vitest';
import { createDeck } from '../src/deck.ts';

const items = Array.from({ length: 12 }, (_, at) => at);

it('When a round is dealt, then each item came once', () => {
  const deal = createDeck(items);
  for (let round = 0; round < 20; round += 1)
    expect(new Set(items.map(() => deal()))).toEqual(new Set(items));
});

it('When many rounds are dealt, then no item comes twice running and the order changes', () => {
  const deal = createDeck([1, 2, 3]);
  const dealt = Array.from({ length: 900 }, () => deal());
  expect(dealt.filter((item, at) => item === dealt[at - 1])).toEqual([]);
  const rounds = Array.from({ length: 300 }, (_, at) => dealt.slice(at * 3, at * 3 + 3).join());
  expect(new Set(rounds).size).toBe(6);
});

it('When there is one item, then it is dealt again and again', () => {
  const deal = createDeck(['only']);
  expect([deal(), deal()]).toEqual(['only', 'only']);
});
