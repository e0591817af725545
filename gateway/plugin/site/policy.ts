import { loginCookieName } from '@kbf/contracts';
import { useContext } from '../context.ts';
import { exchangeOf } from '../exchange.ts';
import { sendStored } from '../files/send-stored.ts';
import { asyncStep, plainPolicy } from '../http.ts';
import { isForPrograms, notFound, refuse } from '../refuse.ts';

/** Answers with the pages of the site and their files; the last of all policies. */
export const sitePolicy = plainPolicy('site', () => {
  const { site, publicOrigin } = useContext();
  const loginName = loginCookieName(publicOrigin);
  return asyncStep(async (request, response) => {
    const { path, cookies } = exchangeOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // A file of an older build is gone: a page in its place would be read as a script.
    const found = site.find(path, cookies.has(loginName));
    const isGoneAsset = found.status === 404 && path.startsWith('/assets/');
    if (!isRead || isForPrograms(path) || isGoneAsset) refuse(request, response, notFound);
    else await sendStored(request, response, found.file, found.status);
    return 'answered';
  });
});
