import type { ApiError } from '../api/request-error.ts';
import { readableMessage } from '../api/request-error.ts';
import { sendingCodes } from './offline.ts';

const said: Record<string, string> = {
  [sendingCodes.offline]:
    'You are offline, so nothing was sent. What you wrote is kept here; send it when you are back.',
  [sendingCodes.missing]:
    'The connection broke before your words reached us. Nothing was sent, and they are kept here.',
  [sendingCodes.unknown]:
    'The connection broke, and we cannot tell how far your words got. They are kept here; sent ' +
    'again, they are still answered only once.',
};

/** Why there is no reply, what happened to the text, and when to retry: in whole sentences. */
export function whyNoReply(failure: ApiError): string {
  const known = failure.code && said[failure.code];
  if (known) return known;
  const details = failure.details?.map(({ message }) => message) ?? [];
  const reason = failure.status === 400 && details.length > 0 ? details.join(' ') : undefined;
  return `${reason ?? readableMessage(failure)} What you wrote is kept here.`;
}

/** Whether nothing was sent because there was no network. */
export const wasOffline = ({ code }: ApiError): boolean => code === sendingCodes.offline;

/** Replaces that message once the network is back. */
export const backOnline =
  'Nothing was sent yet. What you wrote is still here: send it when you like.';

/** Whether the failure is on our side, so that an immediate retry may help. */
export const isOurTrouble = ({ status, code }: ApiError): boolean =>
  status >= 500 || (status === 0 && code !== sendingCodes.offline);
