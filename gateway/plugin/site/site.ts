import {
  localPaths,
  memberPaths,
  notFoundPage,
  pages,
  pagesOfOne,
  site as facts,
  unlistedPaths,
} from '@kbf/contracts';
import type { PageHead } from '@kbf/contracts';
import { ConfigError } from '@kbf/process-kit';
import { createStoredFile, encodedForm } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { headTags } from './head-tags.ts';
import { loadFiles } from './load-files.ts';

export type Site = {
  /**
   * @param path as it came
   * @param loggedIn whether a login cookie came along; the server of the data decides, not this
   */
  find: (path: string, loggedIn: boolean) => { status: number; file: StoredFile };
  /** Makes the compressed forms of everything, so that no reader waits for one. */
  compressAll: () => Promise<void>;
};

const mark = '<!--head-->';
const sharePicture = '/media/share.jpg';
const siteHead: PageHead = {
  title: facts.name,
  description: facts.description,
  keywords: facts.keywords,
};

/**
 * The built pages, in memory.
 * @param isLocal whether this is a local start, which has a few more of them
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
  const image = files.has(sharePicture) ? publicOrigin + sharePicture : undefined;

  function page(head: PageHead, path: string | null, cacheControl = 'no-cache'): StoredFile {
    const tags = headTags(head, path === null ? null : publicOrigin + path, image);
    // A function, so that a dollar sign in a title is a dollar sign.
    const html = Buffer.from(template!.replace(mark, () => tags));
    return createStoredFile(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
    });
  }

  const publicPages = new Map<string, StoredFile>(
    Object.entries(pages).map(([path, head]) => [
      path,
      page(head, unlistedPaths.includes(path) ? null : path),
    ]),
  );
  const notFound = page(notFoundPage, null);
  // Whether these are there depends on the cookie, or on how the site runs: no shared cache may keep them.
  const privatePage = page(siteHead, null, 'private, no-cache');
  const isForBuilders = (path: string) => isLocal && localPaths.some((own) => path === own);
  const isOfOne = (path: string) =>
    pagesOfOne.some((start) => path.startsWith(start) && !path.slice(start.length).includes('/'));
  const pageOfOne = page(siteHead, null);
  const isForMembers = (path: string) =>
    memberPaths.some((own) => path === own || path.startsWith(`${own}/`));

  return {
    find: (path, loggedIn) => {
      const file = files.get(path);
      if (file) return { status: 200, file };
      const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
      const known = publicPages.get(bare);
      if (known) return { status: 200, file: known };
      if (isOfOne(bare)) return { status: 200, file: pageOfOne };
      if (isForBuilders(bare) || (loggedIn && isForMembers(bare)))
        return { status: 200, file: privatePage };
      return { status: 404, file: notFound };
    },
    compressAll: async () => {
      for (const file of [
        ...publicPages.values(),
        notFound,
        privatePage,
        pageOfOne,
        ...files.values(),
      ])
        if (file.compressible) {
          await encodedForm(file, 'br');
          await encodedForm(file, 'gzip');
        }
    },
  };
}
