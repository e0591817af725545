import { screen } from '@testing-library/react';
import type { OwnPrayer, PrayerReply } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { frame, stream } from '../../testing/chat-stream.ts';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

export const prayerId = '6f2b8f0e-64f7-4f0b-8b39-2a3f0d1c5e77';
export const reply: PrayerReply = {
  message: 'Lord, be near.\n\n<b>Amen.</b>',
  replyToken: 'token',
  requestId: '1b0c5f2e-9d0a-4c58-8a6e-0d5a4f0f7c11',
  posted: 'pending',
  prayerId,
  source: 'guide',
  passages: [],
};

/** What community says about the shared prayer. */
export const own = { id: prayerId, state: 'public', heldFor: null } as const;
export const answerOutcome = (found: Pick<OwnPrayer, 'id' | 'state' | 'heldFor'>) =>
  server.use(http.get('*/api/prayers/mine', () => HttpResponse.json([found])));

export type Sent = {
  message: string;
  photoUrl: string | null;
  requestId: string;
  share: boolean;
  audience?: string;
  anonymous: boolean;
  saysSafe?: boolean;
  chatHistory: unknown[];
};
export function answerChat(...answers: (() => Response)[]) {
  const bodies: Sent[] = [];
  answerOutcome(own);
  server.use(
    http.post('*/api/prayer-chat', async ({ request }) => {
      bodies.push((await request.json()) as Sent);
      return (answers[bodies.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return bodies;
}

/** The chat answers with a whole reply to a prayer that is public. */
export const answered = () => answerChat(() => stream(frame('done', reply)));

/** The text field: a new element each time the write scene begins. */
export const findField = () =>
  screen.findByLabelText<HTMLTextAreaElement>('What would you like prayer for?');

export async function writePrayer(text = 'Please pray for my bakery') {
  const { user, unmount } = openPage('/prayer');
  await user.type(await findField(), text);
  await user.click(screen.getByRole('button', { name: 'Pray with me' }));
  return { user, unmount };
}

/** By keyboard: two quick clicks in one place would count as a double click. */
export async function pressStop(user: ReturnType<typeof openPage>['user']) {
  (await screen.findByRole('button', { name: 'Stop' })).focus();
  await user.keyboard('{Enter}');
}
