import { loginCookieName, loginHint, visitorCookieName } from '@kbf/contracts';
import { sendStored } from '../files/send-stored.ts';
import { asyncStep, definePolicy, isRead } from '../http.ts';
import { writeLoginHint } from '../identity/request-cookies.ts';
import { isForPrograms, notFound } from '../refuse.ts';
import type { Basics } from '../refuse.ts';
import type { AddFirstData } from './add-first-data.ts';
import type { FindPageOfOne } from './pages-of-one.ts';
import type { Site } from './load-site.ts';

/** Answers with the pages of the site and their files. */
export const sitePolicy = (
  deps: Basics & {
    site: Site;
    findPageOfOne: FindPageOfOne;
    addFirstData: AddFirstData;
    publicOrigin: string;
    secure: boolean;
  },
) => {
  const { contextOf, refuse, site, findPageOfOne, addFirstData, publicOrigin, secure } = deps;
  const loginName = loginCookieName(publicOrigin);
  const visitorName = visitorCookieName(publicOrigin);
  return definePolicy('site', () =>
    asyncStep(async (request, response) => {
      const { path, search, cookies } = contextOf(request);
      const loggedIn = cookies[loginName] !== undefined;
      const { file, status } = (await findPageOfOne(path, loggedIn)) ?? site.find(path, loggedIn);
      const isPage = file.headers['content-type'] === 'text/html; charset=utf-8';
      if (isPage && loggedIn !== (cookies[loginHint] !== undefined))
        response.setHeader('set-cookie', writeLoginHint(loggedIn, secure));
      // A missing file of an older build gets JSON: a browser would read a page as a script.
      const isNoPage = isForPrograms(path) || path.startsWith('/assets/');
      if (!isRead(request.method) || (status === 404 && isNoPage)) {
        refuse(request, response, notFound);
        return 'answered';
      }
      const hasCookie = loggedIn || cookies[visitorName] !== undefined;
      const visit = { path, search, loggedIn, hasCookie };
      const sent = isPage && status === 200 ? await addFirstData(file, visit) : file;
      await sendStored(request, response, sent, status);
      return 'answered';
    }),
  );
};
