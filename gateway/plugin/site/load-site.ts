import {
  localPaths,
  memberPaths,
  logInPage,
  notFoundPage,
  pages,
  pagesOfOne,
  site as facts,
  unlistedPaths,
} from '@kbf/contracts';
import type { PageHead } from '@kbf/contracts';
import { ConfigError } from '@kbf/process-kit';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { headTags, robotsText, sitemap } from './head-tags.ts';
import { loadFiles } from './load-files.ts';

export type Site = {
  /**
   * @param path as it came
   * @param loggedIn whether there is a login cookie. It protects nothing: services check the data.
   */
  find: (path: string, loggedIn: boolean) => { status: number; file: StoredFile };
  /** The page of one company. @param path of this page; null when there is no such company */
  pageOfCompany: (head: PageHead, path: string | null) => StoredFile;
};

const mark = '<!--head-->';
const sharePicture = '/media/share.jpg';
const siteHead: PageHead = {
  title: facts.name,
  description: facts.description,
  keywords: facts.keywords,
};

const generated = (type: string, text: string): StoredFile =>
  createStoredFile(Buffer.from(text), {
    'content-type': type,
    'cache-control': 'public, max-age=3600',
  });

const isDirectlyBelow = (path: string, start: string) =>
  path.startsWith(start) && !path.slice(start.length).includes('/');

/**
 * Takes the templates of prerendered pages out of the files, as they are not served by name.
 * @returns the template of a path, else `usual`
 */
function takeTemplates(files: Map<string, StoredFile>, usual: string): (path: string) => string {
  const own = new Map<string, string>();
  for (const [name, { body }] of files) {
    const path = /^\/pages\/(.+)\.html$/.exec(name)?.[1];
    if (path === undefined) continue;
    own.set(path === 'index' ? '/' : `/${path}`, body.toString());
    files.delete(name);
  }
  return (path) => own.get(path) ?? usual;
}

/**
 * Loads the built pages into memory.
 * @param isLocal a local start has a few more pages
 * @throws {ConfigError} if there are none
 */
export async function loadSite(
  folder: string,
  publicOrigin: string,
  isLocal: boolean,
): Promise<Site> {
  const files = await loadFiles(folder).catch(() => new Map<string, StoredFile>());
  const template = files.get('/index.html')?.body.toString();
  if (template === undefined)
    throw new ConfigError(
      `no built pages in ${folder}: build the frontend first, or set SITE_FOLDER`,
    );
  files.delete('/index.html');
  files.set('/robots.txt', generated('text/plain; charset=utf-8', robotsText(publicOrigin)));
  files.set('/sitemap.xml', generated('application/xml; charset=utf-8', sitemap(publicOrigin)));
  const image = files.has(sharePicture) ? publicOrigin + sharePicture : undefined;

  const templateOf = takeTemplates(files, template);

  function page(
    head: PageHead,
    path: string | null,
    { cacheControl = 'no-cache', template: own = template! } = {},
  ): StoredFile {
    const tags = headTags(head, path === null ? null : publicOrigin + path, image);
    // As a function, so that `$` in a title is not special.
    const html = Buffer.from(own.replace(mark, () => tags));
    return createStoredFile(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
    });
  }

  const publicPages = new Map<string, StoredFile>(
    Object.entries(pages).map(([path, head]) => [
      path,
      page(head, unlistedPaths.includes(path) ? null : path, { template: templateOf(path) }),
    ]),
  );
  const notFound = page(notFoundPage, null);
  const logInFirst = page(logInPage, null);
  // Found with a login cookie or on a local start only: shared caches must not keep them.
  const privatePage = page(siteHead, null, { cacheControl: 'private, no-cache' });
  const isForBuilders = (path: string) => isLocal && localPaths.some((own) => path === own);
  const pagesOfOneServed = new Map(
    pagesOfOne.map((start) => [
      start,
      page(siteHead, null, { template: templateOf(`${start}one`) }),
    ]),
  );
  const pageOfOne = (path: string) =>
    pagesOfOneServed.get(pagesOfOne.find((start) => isDirectlyBelow(path, start))!);
  // The start page of members is rendered in the browser.
  const startForMembers = page(pages['/'], '/', { cacheControl: 'private, no-cache' });
  const isForMembers = (path: string) =>
    memberPaths.some((own) => path === own || path.startsWith(`${own}/`));

  return {
    find: (path, loggedIn) => {
      const file = files.get(path);
      if (file) return { status: 200, file };
      const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
      if (loggedIn && bare === '/') return { status: 200, file: startForMembers };
      const known = publicPages.get(bare);
      if (known) return { status: 200, file: known };
      const ofOne = pageOfOne(bare);
      if (ofOne) return { status: 200, file: ofOne };
      if (isForBuilders(bare) || (loggedIn && isForMembers(bare)))
        return { status: 200, file: privatePage };
      if (isForMembers(bare)) return { status: 404, file: logInFirst };
      return { status: 404, file: notFound };
    },
    pageOfCompany: (head, path) => page(head, path, { template: templateOf('/business/one') }),
  };
}
