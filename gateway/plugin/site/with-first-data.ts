import { firstDataId } from '@kbf/contracts';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import type { FirstAnswer } from './first-answers.ts';

/** A page does not become much heavier than what it shows (bytes). */
const mostBytes = 64 * 1024;

/** JSON as a script element may hold it: nothing in it ends the element or begins a comment. */
const inScript = (json: string) => json.replaceAll('<', String.raw`\u003c`);

/**
 * The page with what it shows first in it.
 * @param isForAnyone whoever asks for it has a cookie: it shows this, and asks for what is theirs
 */
export function withFirstData(
  page: StoredFile,
  { address, headers, body }: FirstAnswer,
  isForAnyone: boolean,
): StoredFile {
  if (body.length > mostBytes) return page;
  const answer = `{"headers":${JSON.stringify(headers)},"body":${body.toString()}}`;
  const personal = isForAnyone ? ',"isForAnyone":true' : '';
  const json = `{"answers":{${JSON.stringify(address)}:${answer}}${personal}}`;
  const element = `<script type="application/json" id="${firstDataId}">${inScript(json)}</script>`;
  const html = page.body.toString();
  const end = html.lastIndexOf('</body>');
  if (end < 0) return page;
  const type = 'text/html; charset=utf-8';
  return createStoredFile(
    Buffer.from(html.slice(0, end) + element + html.slice(end)),
    {
      ...page.headers,
      'content-type': type,
      ...(isForAnyone && { 'cache-control': 'private, no-cache' }),
    },
    { effort: 'fast' },
  );
}
