import { expect, test } from 'vitest';
import { careFor } from '@kbf/moderation';
import { ask, member, newId, useAi } from '../../setup.ts';

const ai = await useAi();

const certain = 'I am going to kill myself tonight, the pills are on the table.';
const possible = 'صلّوا من أجل عائلتي';
const ordinary = 'Please pray for the loan meeting on Thursday and for my two new bakers.';

test('When danger is only possible, then the reply names it and the prayer waits', async () => {
  expect(careFor(possible)?.level).toBe('possible');
  const url = await ai.listen();
  ai.openAi.answerWith({ kind: 'text', text: 'Lord, hear this family.' });
  const response = await ask(
    url,
    { message: possible, requestId: newId(), share: true },
    { as: member },
  );
  expect(await response.json()).toMatchObject({
    message: 'Lord, hear this family.',
    posted: 'held',
    care: { level: 'possible' },
  });
});

test('When danger is certain, then help is the reply, nothing is shared, and the model is not asked', async () => {
  const url = await ai.listen();
  const response = await ask(
    url,
    { message: certain, requestId: newId(), share: true },
    { as: member },
  );
  const reply = await response.json();
  expect(reply).toMatchObject({
    source: 'crisis',
    posted: 'no',
    care: { level: 'certain', kind: 'suicide' },
  });
  expect(reply).toHaveProperty('message', expect.stringContaining('988'));
  expect(ai.openAi.chats).toHaveLength(0);
});

test('When nothing speaks of danger, then the reply names no care', async () => {
  const url = await ai.listen();
  ai.openAi.answerWith({ kind: 'text', text: 'Lord, be with the bakers.' });
  const response = await ask(
    url,
    { message: ordinary, requestId: newId(), share: true },
    { as: member },
  );
  expect(await response.json()).not.toHaveProperty('care');
});
