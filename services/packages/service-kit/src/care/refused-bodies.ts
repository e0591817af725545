import { errorCodes, refusals } from '@kbf/contracts';
import { wordsInJson } from '@kbf/moderation/words-in-json';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { decideAndNotice } from './decide-and-notice.ts';

/** Characters of a body that are checked: more than a person writes. Longer ones continue with a photo. */
const most = 64 * 1024;

/**
 * Checks a body that will be refused: invalid JSON, too long, or with a wrong content type. A person's words can still
 * be found in it, and the refusal then has `care` like any other answer.
 */
export async function checkRefusedBody(request: FastifyRequest, body: string): Promise<void> {
  const { words } = request.routeOptions.config;
  if (!words) return;
  const beginning = body.slice(0, most);
  const { names = [], fields, unproven } = words;
  const searched = [...names, ...fields, ...(unproven ? [unproven.field, unproven.proof] : [])];
  request.body = Object.fromEntries(searched.map((name) => [name, wordsInJson(beginning, [name])]));
  await decideAndNotice(request, words);
}

type JsonParser = ReturnType<FastifyInstance['getDefaultJsonParser']>;

/** Parses JSON with Fastify's parser and checks what it refuses for danger. @throws what the parser throws */
export async function parseOrCheck(
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
    await checkRefusedBody(request, body);
    throw error;
  }
}

/** Makes every call check the bodies that it cannot parse, or that are not labeled as JSON. */
export function checkRefusedBodies(app: FastifyInstance): void {
  const parser = app.getDefaultJsonParser('error', 'error');
  const options = { parseAs: 'string' } as const;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    options,
    async (request: FastifyRequest, body: string) => parseOrCheck(parser, request, body),
  );
  app.addContentTypeParser<string>('*', options, async (request: FastifyRequest, body: string) => {
    await checkRefusedBody(request, body);
    throw new AppError(errorCodes.wrongType, 415, refusals.wrongType);
  });
}
