import { errorCodes, limits, tooLargeMessage } from '@kbf/contracts';
import { AppError, checkRefusedBody, parseOrCheck } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';

const quote = '"';
const key = '"photoUrl"';
const valueBegins = /^\s*:\s*"/;

/**
 * Lets the calls of `scope` parse their JSON without its photo. The photo is a single long text, and the rest is as
 * small as the body of a chat. A body of 7 MB that is not a photo is refused without parsing: parsing could block all
 * other calls for a second or more.
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
        // Check the words for danger, even in a refused body.
        await checkRefusedBody(request, rest.toString('utf8', 0, limits.chatBodyBytes));
        throw new AppError(errorCodes.tooLarge, 413, tooLargeMessage(limits.chatBodyBytes));
      }
      const parsed = await parseOrCheck(parser, request, rest.toString('utf8'));
      return photo ? withPhoto(parsed, photo.text) : parsed;
    },
  );
}

/** The position of the value of the first `"photoUrl"` in a JSON text, without its quotation marks. */
function findPhoto(body: Buffer): { start: number; end: number; text: string } | undefined {
  const at = body.indexOf(key);
  if (at < 0) return undefined;
  const after = at + key.length;
  const begin = valueBegins.exec(body.toString('latin1', after, after + 20));
  if (!begin) return undefined;
  const start = after + begin[0].length;
  const end = body.indexOf(quote, start);
  if (end < 0) return undefined;
  // Some programs escape the slashes of base64. A text with other escapes is not a photo, and is read with the rest.
  const text = body.toString('latin1', start, end).replaceAll(String.raw`\/`, '/');
  return text.includes('\\') ? undefined : { start, end, text };
}

const withPhoto = (parsed: unknown, photoUrl: string): unknown =>
  typeof parsed === 'object' && parsed !== null && 'photoUrl' in parsed && parsed.photoUrl === ''
    ? { ...parsed, photoUrl }
    : parsed;
