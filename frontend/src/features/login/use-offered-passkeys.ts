import { useEffect, useRef } from 'react';
import { canUsePasskeys, knowsPasskeyHere } from '../../lib/passkey-offer.ts';
import { canAutofillPasskeys, logInByPasskey, stopAskingForPasskeys } from '../../lib/passkeys.ts';

const offersPasskeys = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.autocomplete.endsWith('webauthn');

/**
 * Has the browser offer passkeys in the fields of a page, from the moment somebody comes to one of them; at once where
 * this browser has been used with one. Reading the page alone asks the server for nothing. It says nothing when it
 * fails: nobody has asked for it, and the button is there.
 */
export function useOfferedPasskeys(onDone: () => unknown): void {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    let begun = false;
    const begin = async () => {
      if (begun) return;
      begun = true;
      try {
        if (!(await canAutofillPasskeys())) return;
        await logInByPasskey({ byAutofill: true });
        await done.current();
      } catch {
        // Another question took its place, or it took too long.
      }
    };
    const hear = ({ target }: FocusEvent) => {
      if (offersPasskeys(target)) void begin();
    };
    if (knowsPasskeyHere()) void begin();
    document.addEventListener('focusin', hear);
    return () => {
      document.removeEventListener('focusin', hear);
      if (begun) void stopAskingForPasskeys();
    };
  }, []);
}
