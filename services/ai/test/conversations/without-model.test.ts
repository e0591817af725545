import { newMember } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useAi } from '../setup.ts';
import { keeperAt } from './keeper.ts';

const ai = await useAi({ hasProvider: false });

test('When there is no language model, then answers of the library are not kept', async () => {
  const me = keeperAt(await ai.listen(), newMember());
  const reply = await (await me.say('Where do I begin?')).json();
  expect(reply).toMatchObject({ source: 'guide' });
  expect(reply).not.toHaveProperty('conversationId');
  expect(await ai.rows('SELECT 1 FROM conversation')).toEqual([]);
});
