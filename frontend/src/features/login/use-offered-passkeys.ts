import { useEffect, useRef } from 'react';
import { canUsePasskeys, knowsPasskeyHere } from '../../lib/session/passkey-hints.ts';
import {
  canAutofillPasskeys,
  logInByPasskey,
  stopAskingForPasskeys,
} from '../../lib/session/passkeys.ts';

const offersPasskeys = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.autocomplete.endsWith('webauthn');

/**
 * Lets the browser offer passkeys in the fields of a page, when a field gets the focus; at once if this browser has
 * used a passkey. Only reading the page sends no request. Errors are silent, because the person did not ask for it and
 * the button is available.
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
        // Another request replaced it, or it timed out.
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
