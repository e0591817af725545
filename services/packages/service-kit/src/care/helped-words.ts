import type { FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import { clientNetworkOf } from '../client-network.ts';
import { fieldsIn, wordsIn } from './words-in-body.ts';

/** Words for which help was shown, and their author. */
export type HelpedWords = { author: string; words: string };

/** A short-lived record of the help that was shown, so that "I am safe" counts only after it. */
export type HelpRecord = {
  /** @param isTold whether admins were told of these words */
  note: (helped: HelpedWords, isTold: boolean) => Promise<void>;
  /** @returns undefined when no help was shown for these words */
  find: (helped: HelpedWords) => Promise<{ isTold: boolean } | undefined>;
};

/** For services that show no help to be answered. */
export const noHelpRecord: HelpRecord = {
  note: async () => undefined,
  find: async () => undefined,
};

/** A member, or the network of a visitor: the first call of a visitor may be sent again before they have a cookie. */
export const authorOf = (request: FastifyRequest): string =>
  request.identity.userId ?? clientNetworkOf(request);

/** What the person wrote. Names and contact data are last, because the desk shows the first words. */
export function writtenIn({ body, routeOptions }: FastifyRequest): string {
  const { words } = routeOptions.config;
  if (!words) return '';
  return wordsIn(body, [...fieldsIn(body, words), ...(words.names ?? [])]).join('\n\n');
}

export const helpedWords = (request: FastifyRequest): HelpedWords => ({
  author: authorOf(request),
  words: writtenIn(request).trim(),
});

/** Milliseconds. Without the record, help is shown again. */
const longestMs = 400;

/** The help that this person has seen for the words of this call; undefined too when the record cannot be read now. */
export function helpSeen(request: FastifyRequest): ReturnType<HelpRecord['find']> {
  const finding = request.server.helpRecord.find(helpedWords(request)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error;
    request.log.warn({ reason }, 'not known whether help was shown');
    return undefined;
  });
  return pTimeout(finding, { milliseconds: longestMs, fallback: () => undefined });
}
