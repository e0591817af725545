import { z } from 'zod';
import { defineCall } from './call.ts';

/** Calls that the gateway itself answers. */

/** How the error happened: thrown, an unhandled rejection, while rendering, or a script that did not load. */
export const browserErrorKind = z.enum(['thrown', 'rejected', 'drawing', 'loading']);
export type BrowserErrorKind = z.infer<typeof browserErrorKind>;

const most = { frames: 20, characters: 120 };

/**
 * An error in a page, without anything about the person. Error messages and page addresses may contain a person's
 * words, so neither is included. Each field has a pattern that cannot hold such words.
 */
export const browserError = z.object({
  kind: browserErrorKind,
  name: z
    .string()
    .regex(/^[A-Za-z]{1,40}$/)
    .describe('Class of the error, such as TypeError'),
  route: z
    .string()
    .regex(/^\/(?:[a-z-]+|:[a-zA-Z]+|\*)?(?:\/(?:[a-z-]+|:[a-zA-Z]+))*$/)
    .max(most.characters)
    .describe(
      'Pattern of the page’s address, such as /business/:companyName, or /* for anything that is not a page',
    ),
  frames: z
    .array(
      z
        .string()
        .regex(/^assets\/[\w.-]+\.js:\d{1,7}:\d{1,9}$/)
        .max(most.characters),
    )
    .max(most.frames)
    .describe('Where in our own files: file, line and column, innermost first'),
});
export type BrowserError = z.infer<typeof browserError>;

export const reportBrowserError = defineCall({
  id: 'reportBrowserError',
  method: 'POST',
  path: '/api/browser-errors',
  service: 'gateway',
  audience: 'all',
  summary: 'Reports an error on a page, without anything the person wrote.',
  body: browserError,
  maxBodyBytes: 8 * 1024,
  answers: { 204: null },
});

export const getVersion = defineCall({
  id: 'getVersion',
  method: 'GET',
  path: '/api/version',
  service: 'gateway',
  audience: 'all',
  summary: 'The release that runs here.',
  answers: {
    200: z.object({
      version: z.string().describe('Number of the release'),
      commit: z.string().describe('Commit from which it was built, or unknown'),
    }),
  },
});

export const gatewayCalls = [reportBrowserError, getVersion] as const;
