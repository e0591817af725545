import { loginCookieName, loginHint } from '@kbf/contracts';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { visitorCookieName, writeLoginHint } from '../identity/cookies.ts';
import { sendStored } from '../files/send-stored.ts';
import { asyncStep, plainPolicy } from '../http.ts';
import { isForPrograms, notFound, refuse } from '../refuse.ts';

/** Answers with the pages of the site and their files; the last of all policies. */
export const sitePolicy = plainPolicy('site', () => {
  const { site, companyPages, profilePages, firstPages, publicOrigin, secure } = gatewayDeps();
  const loginName = loginCookieName(publicOrigin);
  const visitorName = visitorCookieName(publicOrigin);
  return asyncStep(async (request, response) => {
    const { path, search, cookies } = contextOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const loggedIn = cookies[loginName] !== undefined;
    const found =
      (await companyPages(path)) ??
      (await profilePages(path, loggedIn)) ??
      site.find(path, loggedIn);
    const isPage = found.file.headers['content-type'] === 'text/html; charset=utf-8';
    if (isPage && loggedIn !== (cookies[loginHint] !== undefined))
      response.setHeader('set-cookie', writeLoginHint(loggedIn, secure));
    // A file of an older build is gone: a page in its place would be read as a script.
    const isNoPage = isForPrograms(path) || path.startsWith('/assets/');
    if (!isRead || (found.status === 404 && isNoPage)) refuse(request, response, notFound);
    else {
      const isKnown = loggedIn || cookies[visitorName] !== undefined;
      const file =
        isPage && found.status === 200
          ? await firstPages(found.file, { path, search, loggedIn, isKnown })
          : found.file;
      await sendStored(request, response, file, found.status);
    }
    return 'answered';
  });
});
