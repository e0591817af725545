import { expect, test } from 'vitest';
import { certain, safe, serve } from './care-service.ts';

test('When the person says that nobody is in danger, then it is likely, and no later turn is in care', async () => {
  const { post, told } = serve();

  expect((await post({ text: certain, saysSafe: true })).body).toMatchObject({
    care: { level: 'likely', kind: 'suicide' },
  });
  expect(told).toMatchObject([{ saysSafe: true, isAlarm: false, words: certain }]);
  const turns = [{ role: 'user', content: certain, saysSafe: true }];
  expect((await post({ text: safe, turns })).body).not.toHaveProperty('care');
  expect((await post({ text: certain, turns })).body).toMatchObject({ care: { level: 'certain' } });
});

test.each([['true'], [1], [null], [{}]])(
  'When something else than true stands there (%j), then help comes first',
  async (saysSafe) => {
    const { post } = serve();
    expect((await post({ text: certain, saysSafe })).body).toMatchObject({
      care: { level: 'certain' },
    });
  },
);
