import { checkReply } from '@kbf/scripture';
import { beforeAll, expect, test, vi } from 'vitest';
import { allEvents, useAi } from '../../setup.ts';
import { askChat, chats } from './ask-chat.ts';

const ai = await useAi({ hasProvider: false });
let url: string;

beforeAll(async () => {
  url = await ai.listen();
});

test.each(chats.map(({ path, history }) => [path, history] as const))(
  'When there is no model and %s is asked, then a written answer comes at once, with what belongs to it',
  async (path, history) => {
    const message = 'Where do I start?';
    const all = await allEvents(await askChat(url, path, { message }, { stream: true }));
    const [delta, done] = all;
    expect(all).toHaveLength(2);
    expect(done).toMatchObject({
      event: 'done',
      data: {
        source: 'guide',
        replyToken: expect.any(String) as string,
        library: { related: expect.any(Array) as [], person: expect.any(Boolean) as boolean },
      },
    });
    const first = done!.data['message'] as string;
    expect(delta).toEqual({ event: 'delta', data: { text: first } });
    expect(checkReply(first).text).toBe(first);
    const said = [
      { role: 'user', content: message },
      { role: 'assistant', content: first },
    ];
    const next = { message: 'what else', questionId: 'no-such-answer', [history]: said };
    expect((await askChat(url, path, next)).status).toBe(200);
    expect(await ai.rows('SELECT 1 FROM budget')).toEqual([]);
  },
);

test('When the guides fail, then the answer is 503 in their words, and the next is written', async () => {
  for (const { path, apology } of chats) {
    vi.spyOn(ai.deps.guides, 'answer').mockRejectedValueOnce(new Error('guides: AbortError'));
    const failed = await askChat(url, path, {});
    expect(failed.status).toBe(503);
    expect(await failed.json()).toMatchObject({
      message: expect.stringMatching(apology) as string,
    });
    expect((await askChat(url, path, {})).status).toBe(200);
  }
});

test('When someone is in danger, then help comes first without a model too, whatever question was chosen', async () => {
  const message = 'I want to end my life';
  for (const { path } of chats)
    for (const questionId of [undefined, 'late-payment'])
      expect(await (await askChat(url, path, { message, questionId })).json()).toMatchObject({
        source: 'crisis',
      });
});
