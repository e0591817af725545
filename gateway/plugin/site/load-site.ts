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

export type Site = Awaited<ReturnType<typeof loadSite>>;

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
export async function loadSite(folder: string, publicOrigin: string, isLocal: boolean) {
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
    own: string = template!,
    cacheControl = 'no-cache',
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
      page(head, unlistedPaths.includes(path) ? null : path, templateOf(path)),
    ]),
  );
  const notFound = page(notFoundPage, null);
  const logInFirst = page(logInPage, null);
  // Found with a login cookie or on a local start only: shared caches must not keep them.
  const privatePage = page(siteHead, null, template, 'private, no-cache');
  const isForBuilders = (path: string) => isLocal && localPaths.some((own) => path === own);
  /** By the path above them. */
  const servedOfOne = new Map<string, StoredFile>(
    pagesOfOne.map((start) => [start, page(siteHead, null, templateOf(`${start}one`))]),
  );
  // The start page of members is rendered in the browser.
  const startForMembers = page(pages['/'], '/', template, 'private, no-cache');
  const isForMembers = (path: string) =>
    memberPaths.some((own) => path === own || path.startsWith(`${own}/`));

  return {
    /**
     * @param path as it came
     * @param loggedIn whether there is a login cookie. It protects nothing: services check the data.
     */
    find: (path: string, loggedIn: boolean): { status: number; file: StoredFile } => {
      const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
      const isPrivate = isForBuilders(bare) || (loggedIn && isForMembers(bare));
      const file =
        files.get(path) ??
        (loggedIn && bare === '/' ? startForMembers : publicPages.get(bare)) ??
        servedOfOne.get(bare.slice(0, bare.lastIndexOf('/') + 1)) ??
        (isPrivate ? privatePage : undefined);
      if (file) return { status: 200, file };
      return { status: 404, file: isForMembers(bare) ? logInFirst : notFound };
    },
    /** The page of one company. @param path of this page; null when there is no such company */
    pageOfCompany: (head: PageHead, path: string | null) =>
      page(head, path, templateOf('/business/one')),
  };
}
