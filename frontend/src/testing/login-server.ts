import { http, HttpResponse } from 'msw';
import { member, server } from './server.ts';

export const linkMessage = 'If this number belongs to a member, a link is on its way';

/** The answer to a request for a link by text. @returns the bodies of the requests */
export function answerSend(status = 200, body: object = { message: linkMessage }) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/send-magic-link', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}

/** The server's information about a link; default: sent to a person, requested in another browser. */
export function answerInspect(link: object = {}) {
  const about = {
    to: '(•••) •••-0102',
    purpose: 'login',
    askedHere: false,
    switches: false,
    needsLogin: false,
  };
  server.use(http.post('*/api/auth/inspect-link', () => HttpResponse.json({ ...about, ...link })));
}

/** The answer to a link or code. Afterwards, a member is logged in. @returns the bodies of the requests */
export function answerRedeem(path: 'redeem-link' | 'redeem-code', status = 200, body: object = {}) {
  const bodies: unknown[] = [];
  server.use(
    http.post(`*/api/auth/${path}`, async ({ request }) => {
      bodies.push(await request.json());
      if (status === 200) server.use(member());
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}
