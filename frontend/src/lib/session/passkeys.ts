import type { CurrentUser, Passkey } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../api/base-api.ts';
import { endpoint } from '../api/endpoint.ts';
import { notePasskeyHere } from './passkey-hints.ts';
import { isApiError, readableMessage } from '../api/request-error.ts';
import { store } from './store.ts';

const passkeyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginPasskey: build.mutation(endpoint(callPaths.beginPasskey)),
    registerPasskey: build.mutation(endpoint(callPaths.registerPasskey)),
    beginPasskeyLogin: build.mutation(endpoint(callPaths.beginPasskeyLogin)),
    loginByPasskey: build.mutation(endpoint(callPaths.loginByPasskey)),
  }),
});
const { beginPasskey, registerPasskey, beginPasskeyLogin, loginByPasskey } = passkeyApi.endpoints;

/** The browser library loads on first use: most page visits do not need it. */
const library = () => import('@simplewebauthn/browser');

/** Why there is no passkey, in words. `cancelled` is not an error: the person canceled it, or it timed out. */
export type PasskeyProblem = {
  kind: 'cancelled' | 'failed';
  words: string;
};

/** Creates a passkey on the device and registers it with the server. @throws what `problemOf` reads */
export async function makePasskey(): Promise<Passkey> {
  const { startRegistration } = await library();
  const optionsJSON = await store().dispatch(beginPasskey.initiate()).unwrap();
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = {
    id,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  const kept = await store().dispatch(registerPasskey.initiate(made)).unwrap();
  notePasskeyHere();
  return kept;
}

/**
 * Logs in with a passkey of the device.
 * @param byAutofill waits for a choice in the field while the page is open
 * @throws what `problemOf` reads
 */
export async function logInByPasskey({ byAutofill = false } = {}): Promise<CurrentUser> {
  const { startAuthentication } = await library();
  const optionsJSON = await store().dispatch(beginPasskeyLogin.initiate()).unwrap();
  const { id, response } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: byAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  // A choice in the field and one by the button share one login request, whose cookie the browser keeps.
  const signed = {
    id,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
  loggingIn ??= store()
    .dispatch(loginByPasskey.initiate(signed))
    .unwrap()
    .finally(() => {
      loggingIn = undefined;
    });
  const user = await loggingIn;
  notePasskeyHere();
  return user;
}
let loggingIn: Promise<CurrentUser> | undefined;

/** Whether form fields can offer passkeys. */
export async function canAutofillPasskeys(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await library();
  return browserSupportsWebAuthnAutofill();
}

/** Cancels a request that waits for a choice in a field. */
export async function stopAskingForPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}

/** The message for an error; undefined when another of our requests replaced it. */
export function problemOf(error: unknown): PasskeyProblem | undefined {
  if (isApiError(error)) return { kind: 'failed', words: readableMessage(error) };
  const { name } = error instanceof Error ? error : new Error(String(error));
  if (name === 'AbortError') return undefined;
  if (name === 'NotAllowedError')
    return { kind: 'cancelled', words: 'That was canceled. Nothing has changed.' };
  if (name === 'InvalidStateError')
    return { kind: 'failed', words: 'This device already has a passkey for you.' };
  if (name === 'TypeError' && !navigator.onLine)
    return { kind: 'failed', words: 'You are offline. Check your connection and try again.' };
  return {
    kind: 'failed',
    words: 'Your browser could not do this here. You can still use a text message.',
  };
}
