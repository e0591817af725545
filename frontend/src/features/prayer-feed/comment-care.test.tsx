import type { Care } from '@kbf/contracts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { idOf, prayer, serveFeed } from './feed-fixtures.ts';

const care: Care = { level: 'certain', kind: 'suicide', language: 'es' };
const words = 'Quiero matarme esta noche.';

/** Sends a comment and gets this answer. */
async function comment(answer: () => Response) {
  serveFeed(() => [prayer(1)]);
  server.use(http.post('*/api/prayers/:id/comments', answer));
  const { user } = openPage('/prayer-feed');
  await user.type(await screen.findByLabelText('Write a comment'), words);
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  return user;
}

test.each([
  [
    'is held with care',
    () => HttpResponse.json({ id: idOf(9), posted: 'held', care }, { status: 202 }),
    /no se publicó/,
  ],
  [
    'is refused with care',
    () => HttpResponse.json({ code: 'x', care }, { status: 429 }),
    /llegado/,
  ],
  ['is not answered', () => HttpResponse.error(), /llegado/],
])(
  'When a comment %s, then help in its language takes the field’s place',
  async (_what, answer, says) => {
    const user = await comment(answer);
    const help = await screen.findByRole('region', { name: /Por favor|hable|alguien/i });
    expect(document.activeElement).toBe(help);
    expect(help.lang).toBe('es');
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(words);
  },
);
