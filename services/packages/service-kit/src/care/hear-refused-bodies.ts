import { errorCodes, refusals } from '@kbf/contracts';
import { wordsInJson } from '@kbf/moderation/words-in-json';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { decideAndNotice } from './decide-and-notice.ts';

/** As much of a body as is looked at (characters): more than anybody writes. What follows in longer ones is a photo. */
const most = 64 * 1024;

/**
 * Hears a body that will be refused as it stands: JSON with a mistake in it, too much of it, or under another name.
 * What a person wrote in it can be found all the same, and the refusal then says `care` as any other answer.
 */
export async function hearRefused(request: FastifyRequest, body: string): Promise<void> {
  const { words } = request.routeOptions.config;
  if (!words) return;
  const beginning = body.slice(0, most);
  const fields = [...(words.names ?? []), ...words.fields];
  request.body = Object.fromEntries(fields.map((name) => [name, wordsInJson(beginning, [name])]));
  await decideAndNotice(request, words);
}

type JsonParser = ReturnType<FastifyInstance['getDefaultJsonParser']>;

/** Reads JSON with a parser of Fastify's; what it refuses is heard. @throws what the parser throws */
export async function parseOrHear(
  parser: JsonParser,
  request: FastifyRequest,
  body: string,
): Promise<unknown> {
  try {
    return await new Promise<unknown>((resolve, reject) => {
      void parser(request, body, (error, parsed: unknown) =>
        error ? reject(error) : resolve(parsed),
      );
    });
  } catch (error) {
    await hearRefused(request, body);
    throw error;
  }
}

/** Has every call read its JSON so that bodies that cannot be read as it, or do not say that they are it, are heard. */
export function hearRefusedBodies(app: FastifyInstance): void {
  const parser = app.getDefaultJsonParser('error', 'error');
  const options = { parseAs: 'string' } as const;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    options,
    async (request: FastifyRequest, body: string) => parseOrHear(parser, request, body),
  );
  app.addContentTypeParser<string>('*', options, async (request: FastifyRequest, body: string) => {
    await hearRefused(request, body);
    throw new AppError(errorCodes.wrongType, 415, refusals.wrongType);
  });
}
