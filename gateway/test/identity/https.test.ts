import { describe, expect, it } from 'vitest';
import { fakeService, whoAsks } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';

describe('under https', () => {
  it('When the site is reached over https, then cookies and headers say so; plain cookies do not count', async () => {
    const login = fakeLogin();
    const service = await fakeService((request, response, raw) => {
      if (!answerIdentity([login], request, response)) whoAsks('community')(request, response, raw);
    });
    const gateway = await startGateway({
      AUTH_URLS: service.url,
      COMMUNITY_URLS: service.url,
      PUBLIC_ORIGIN: 'https://fellowship.example',
    });
    const ask = (cookie: string) => fetch(`${gateway.origin}/api/prayers`, { headers: { cookie } });
    expect(await (await ask(`__Host-kbf_login=${login.cookie}`)).json()).toEqual({
      identity: login.identity,
    });
    expect(await (await ask(`kbf_login=${login.cookie}`)).json()).toEqual({
      identity: { role: 'visitor' },
    });
    const posted = await fetch(`${gateway.origin}/api/prayers`, { method: 'POST' });
    expect(posted.headers.get('strict-transport-security')).toContain('max-age=');
    expect(posted.headers.getSetCookie()[0]).toMatch(/^__Host-kbf_visitor=.*; Secure/);
    await gateway.stop();
    await service.close();
  });
});
