/**
 * Whether to offer a passkey after a login, and whether this browser has used one. Small, because every page loads it;
 * the passkey code is in `passkeys.ts`.
 */
const here = 'passkey-here';
const putOff = 'passkey-put-off';
const afterLogin = 'passkey-after-login';

function read(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    // Storage is blocked: nothing is known.
    return false;
  }
}

function write(storage: () => Storage, key: string): void {
  try {
    storage().setItem(key, 'yes');
  } catch {
    // Storage is blocked: the offer will appear again.
  }
}

const lasting = () => localStorage;
const ofThisTab = () => sessionStorage;

/** Whether this browser supports passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext;

/** Notes that a passkey was created or used in this browser: the login page then shows it first. */
export const notePasskeyHere = (): void => write(lasting, here);
export const knowsPasskeyHere = (): boolean => read(lasting, here);

/** Notes a login by message. */
export const notePasskeyOffer = (): void => write(ofThisTab, afterLogin);

/** Notes "Not now": this browser does not offer it again; the account page still does. */
export const putOffPasskey = (): void => write(lasting, putOff);

export const shouldOfferPasskey = (): boolean =>
  canUsePasskeys() && read(ofThisTab, afterLogin) && !read(lasting, putOff) && !knowsPasskeyHere();
