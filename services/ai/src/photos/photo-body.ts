import { errorCodes, limits, tooLargeMessage } from '@kbf/contracts';
import { AppError, hearRefused, parseOrHear } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';

const quote = '"';
const key = '"photoUrl"';
const valueBegins = /^\s*:\s*"/;

/**
 * Has the calls of `scope` read their JSON without its photo: that one is a single long text, and what is left is as
 * small as the body of a chat. A body of 7 MB that is no photo is refused unread; parsed, it could keep every other
 * call waiting for a second and more.
 */
export function readPhotoBodies(scope: Service): void {
  const parser = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const photo = findPhoto(body);
      const rest = photo
        ? Buffer.concat([body.subarray(0, photo.start), body.subarray(photo.end)])
        : body;
      if (rest.length > limits.chatBodyBytes) {
        // Who wrote it may be in danger.
        await hearRefused(request, rest.toString('utf8', 0, limits.chatBodyBytes));
        throw new AppError(errorCodes.tooLarge, 413, tooLargeMessage(limits.chatBodyBytes));
      }
      const parsed = await parseOrHear(parser, request, rest.toString('utf8'));
      return photo ? withPhoto(parsed, photo.text) : parsed;
    },
  );
}

/** Where the value of the first `"photoUrl"` stands in a text of JSON, without its quotation marks. */
function findPhoto(body: Buffer): { start: number; end: number; text: string } | undefined {
  const at = body.indexOf(key);
  if (at < 0) return undefined;
  const after = at + key.length;
  const begin = valueBegins.exec(body.toString('latin1', after, after + 20));
  if (!begin) return undefined;
  const start = after + begin[0].length;
  const end = body.indexOf(quote, start);
  if (end < 0) return undefined;
  // Some programs escape the slashes of base64. A text with other escapes is no photo, and is read with the rest.
  const text = body.toString('latin1', start, end).replaceAll(String.raw`\/`, '/');
  return text.includes('\\') ? undefined : { start, end, text };
}

const withPhoto = (parsed: unknown, photoUrl: string): unknown =>
  typeof parsed === 'object' && parsed !== null && 'photoUrl' in parsed && parsed.photoUrl === ''
    ? { ...parsed, photoUrl }
    : parsed;
