import { createHash, randomUUID } from 'node:crypto';
import { strongestCare } from '@kbf/contracts';
import type { Care, CarePlace, CareWords } from '@kbf/contracts';
import type { FastifyRequest } from 'fastify';
import pTimeout from 'p-timeout';
import { clientNetworksOf } from '../client-network.ts';
import { authorOf, helpedWords, writtenIn } from './helped-words.ts';
import { saysSafeIn } from './words-in-body.ts';

/** A report to other services that a person may be in danger. */
export type CareNotice = {
  /** The same call, sent again with the same request id, gives the same notice; its level may be higher. */
  id: string;
  place: CarePlace;
  care: Care;
  /** Admins are told at once; otherwise it waits at the desk. */
  isAlarm: boolean;
  /** What the person wrote. */
  words: string;
  author: { userId?: string | undefined; visitorId?: string | undefined };
  /** The author says that nobody is in danger now. */
  saysSafe: boolean;
  /** The networks of the call, narrow to wide. Undefined for an approved member, who counts alone. */
  networks: string[] | undefined;
  /** Contact data of the sender of a contact form. */
  contact?: GivenContact | undefined;
  /** The request id, if the client gave one. */
  requestId: string | undefined;
};

export type TellOfCare = (notice: CareNotice) => Promise<void>;

/** Help does not wait for a slow database: after these milliseconds the notice continues in the background. */
const longestMs = 800;

/**
 * Reports that a person may be in danger, whatever the result of the call. The same danger is not reported twice, and
 * drafts are never reported.
 * @param isAlarm whether admins are told at once, also when danger is only possible
 */
export async function noticeCare(
  request: FastifyRequest,
  care: Care,
  isAlarm: boolean = care.level === 'certain',
): Promise<void> {
  const { words } = request.routeOptions.config;
  const rank = isAlarm ? 2 : 1;
  if (!words || rank <= request.careNoticed || isReadAnyway(care, words)) return;
  request.careNoticed = rank;
  if (care.level !== 'certain' && (await isAmongFew(request))) return;
  const telling = report(request, { place: words.place, care, isAlarm }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : typeof error;
    request.log.error({ reason }, 'nobody could be told that somebody may be in danger');
  });
  await pTimeout(telling, { milliseconds: longestMs, fallback: () => undefined });
}

/**
 * Admins read each report: a merely possible danger in it would wait at the desk twice. Of 160 ordinary reports by an
 * author who had not seen the rules, 30 were possible dangers.
 */
const isReadAnyway = ({ level }: Care, { place }: CareWords): boolean =>
  place === 'report' && level === 'possible';

/** When it cannot be known, admins are told. */
async function isAmongFew(request: FastifyRequest): Promise<boolean> {
  const asked = request.server.isAmongFew(request).catch(() => false);
  return pTimeout(asked, { milliseconds: longestMs, fallback: () => false });
}

async function report(
  request: FastifyRequest,
  { place, care, isAlarm }: Pick<CareNotice, 'care' | 'isAlarm'> & Pick<CareWords, 'place'>,
): Promise<void> {
  const isTold = place !== 'draft';
  if (isTold) await request.server.tellOfCare(noticeOf(request, { place, care, isAlarm }));
  if (care.level === 'certain') await request.server.helpRecord.note(helpedWords(request), isTold);
}

function noticeOf(
  request: FastifyRequest,
  found: Pick<CareNotice, 'place' | 'care' | 'isAlarm'>,
): CareNotice {
  const { userId, visitorId, isApproved } = request.identity;
  const requestId = requestIdIn(request.body);
  const contact = found.place === 'contact' ? contactIn(request.body) : undefined;
  return {
    ...found,
    id: idOf(request, found),
    words: writtenIn(request),
    author: userId ? { userId } : { visitorId },
    saysSafe: saysSafeIn(request.body),
    networks: userId && isApproved ? undefined : clientNetworksOf(request),
    requestId,
    ...(contact ? { contact } : {}),
  };
}

/** The known danger in a call's words. */
export const careOf = (request: FastifyRequest): Care | undefined => request.care;

/**
 * For danger found by another source than our rules, such as a model: every later answer says so, and admins are told
 * at once.
 */
export async function hearCare(request: FastifyRequest, heard: Care): Promise<void> {
  request.care = strongestCare(request.care, heard);
  await noticeCare(request, request.care ?? heard, true);
}

const ids = new WeakMap<FastifyRequest, string>();

/** One id for all notices of a call, because more may be known later. */
function idOf(request: FastifyRequest, found: Pick<CareNotice, 'place' | 'care'>): string {
  const id = ids.get(request) ?? sameCallId(request, found) ?? randomUUID();
  ids.set(request, id);
  return id;
}

const uuidShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

function requestIdIn(body: unknown): string | undefined {
  const id = (body as { requestId?: unknown } | null | undefined)?.requestId;
  return typeof id === 'string' && uuidShape.test(id) ? id : undefined;
}

const hourMs = 3_600_000;

/**
 * A page that saves by itself sends the same words at each pause in typing: within an hour that is one notice. An
 * emergency is always a notice of its own.
 */
function savedAgain({ place, care }: Pick<CareNotice, 'place' | 'care'>): string | undefined {
  const savesItself = place === 'training' || place === 'profile';
  if (!savesItself || care.kind === 'emergency') return undefined;
  return String(Math.floor(Date.now() / hourMs));
}

/**
 * The id of the notice of a call that may be sent again. Undefined when nothing shows that it is the same call.
 *
 * A request id proves what belongs to a visitor, so others get only an id derived from it. The author, the words and
 * the kind are a part of it: another author with the same request id is another person in danger, and other words are
 * another danger, which must not get lost in the case of the first.
 */
function sameCallId(
  request: FastifyRequest,
  found: Pick<CareNotice, 'place' | 'care'>,
): string | undefined {
  const { userId } = request.identity;
  const occasion = requestIdIn(request.body) ?? (userId && savedAgain(found));
  if (!occasion) return undefined;
  const { place, care } = found;
  const said = [place, authorOf(request), occasion, care.kind, writtenIn(request)];
  const hash = createHash('sha256')
    .update(JSON.stringify(['care', ...said]))
    .digest('hex');
  const [a, b, c, d] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
  ];
  return `${a}-${b}-8${c}-8${d}-${hash.slice(20, 32)}`;
}

/** Contact data from a form, as entered and not confirmed. */
type GivenContact = { fullName: string; phone: string | null; email: string | null };

const longest = 200;

const textIn = (body: object, field: string): string | null => {
  const value: unknown = (body as Record<string, unknown>)[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : null;
};

/** The contact data in a body; undefined without a number and address. */
function contactIn(body: unknown): GivenContact | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const [phone, email] = [textIn(body, 'phone'), textIn(body, 'email')];
  return phone || email ? { fullName: textIn(body, 'fullName') ?? '', phone, email } : undefined;
}
