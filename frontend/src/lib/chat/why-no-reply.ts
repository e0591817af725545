import type { ApiError } from '../api/request-error.ts';
import { readableMessage } from '../api/request-error.ts';
import { sendingCodes } from './offline.ts';

const said: Record<string, string> = {
  [sendingCodes.offline]:
    'You are offline, so nothing was sent. What you wrote is still here. Send it when you are back online.',
  [sendingCodes.missing]:
    'We lost the connection before your words reached us. Nothing was sent, and what you wrote is still here.',
  [sendingCodes.unknown]:
    'We lost the connection and cannot tell whether your words reached us. They are still here. If you send them ' +
    'again, you will still get only one reply.',
};

/** Why there is no reply, what happened to the text, and when to retry: in whole sentences. */
export function whyNoReply(failure: ApiError): string {
  const known = failure.code && said[failure.code];
  if (known) return known;
  const details = failure.details?.map(({ message }) => message) ?? [];
  const reason = failure.status === 400 && details.length > 0 ? details.join(' ') : undefined;
  return `${reason ?? readableMessage(failure)} What you wrote is still here.`;
}

/** Whether nothing was sent because there was no network. */
export const wasOffline = ({ code }: ApiError): boolean => code === sendingCodes.offline;

/** Replaces that message once the network is back. */
export const backOnline =
  'Nothing was sent yet. What you wrote is still here. Send it when you are ready.';

/** Whether the failure is on our side, so that an immediate retry may help. */
export const isOurTrouble = ({ status, code }: ApiError): boolean =>
  status >= 500 || (status === 0 && code !== sendingCodes.offline);
