import { expect, test } from 'vitest';
import { isServiceAway } from '../src/index.ts';

const away = Object.assign(new Error('ai did not answer'), { isAway: true });

test('When an error says that a service is away, or was caused by one that does, then it is away', () => {
  expect(isServiceAway(away)).toBe(true);
  expect(isServiceAway(new Error('no photo', { cause: away }))).toBe(true);
});

test('When nothing says so, then it is not', () => {
  const circle = new Error('of itself');
  circle.cause = circle;
  const refused = Object.assign(new Error('ai answered 400'), { isAway: false });
  for (const error of [new Error('no photo'), refused, circle, { isAway: true }, undefined])
    expect(isServiceAway(error)).toBe(false);
});
