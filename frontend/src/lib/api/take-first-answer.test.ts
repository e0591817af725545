import { firstDataId, type FirstData } from '@kbf/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOwnMissing, takeFirstAnswer } from './take-first-answer.ts';

const path = '/api/prayers?limit=20';
const body = [{ id: 'one', userRequest: 'For </script> my shop' }];

function serve(data: FirstData): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = firstDataId;
  element.textContent = JSON.stringify(data);
  document.body.append(element);
}

let now: number;
beforeEach(() => {
  now = 500;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => document.querySelector(`#${firstDataId}`)?.remove());

test('When an answer came with the page, then it is given once, with its headers', async () => {
  serve({ answers: { [path]: { headers: { 'x-total-count': '7' }, body } } });
  expect(takeFirstAnswer('/api/prayers?limit=1')).toBeUndefined();
  const answer = takeFirstAnswer(path);
  expect(answer?.headers.get('X-Total-Count')).toBe('7');
  expect(await answer?.json()).toEqual(body);
  expect(takeFirstAnswer(path)).toBeUndefined();
});

test('When the page is half a minute old, then what came with it is no news', () => {
  serve({ answers: { [path]: { headers: {}, body } } });
  now = 31_000;
  expect(takeFirstAnswer(path)).toBeUndefined();
});

test('When the page comes back by Back, then it asks for what is true now', () => {
  serve({ answers: { [path]: { headers: {}, body } } });
  const back = { type: 'back_forward' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([back]);
  expect(takeFirstAnswer(path)).toBeUndefined();
});

test('When the page came for anybody, then it is said once that one’s own is missing', () => {
  serve({ answers: {}, isForAnyone: true });
  expect([isOwnMissing(), isOwnMissing()]).toEqual([true, false]);
  serve({ answers: {} });
  expect(isOwnMissing()).toBe(false);
});
