/**
 * Whether to offer a passkey after a login, and whether this browser has been used with one. Small, because every page
 * asks it; what makes passkeys is in `passkeys.ts`.
 */
const here = 'passkey-here';
const putOff = 'passkey-put-off';
const afterLogin = 'passkey-after-login';

function read(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) !== null;
  } catch {
    // Storage is blocked: then nothing is known.
    return false;
  }
}

function write(storage: () => Storage, key: string): void {
  try {
    storage().setItem(key, 'yes');
  } catch {
    // Storage is blocked: then it is asked again another time.
  }
}

const lasting = () => localStorage;
const ofThisTab = () => sessionStorage;

/** Whether this browser knows passkeys at all. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext;

/** A passkey was made or used in this browser: the login page shows it first. */
export const notePasskeyHere = (): void => write(lasting, here);
export const knowsPasskeyHere = (): boolean => read(lasting, here);

/** Somebody has just logged in by a message. */
export const notePasskeyOffer = (): void => write(ofThisTab, afterLogin);

/** Not now: it is not offered again in this browser; the account page still has it. */
export const putOffPasskey = (): void => write(lasting, putOff);

export const shouldOfferPasskey = (): boolean =>
  canUsePasskeys() && read(ofThisTab, afterLogin) && !read(lasting, putOff) && !knowsPasskeyHere();
