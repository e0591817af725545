import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PasskeyProblem } from '../../components/passkeys/passkey-problem.tsx';
import { usePasskey } from '../../components/passkeys/use-passkey.ts';
import { Button } from '../../components/ui/button.tsx';
import { putOffPasskey } from '../../lib/session/passkey-hints.ts';
import { paths } from '../../lib/paths.ts';
import { makePasskey } from '../../lib/session/passkeys.ts';
import { useSession } from '../../lib/session/session.ts';

/**
 * Offers a passkey once after a login by message, above the page. It can be postponed, and the page works meanwhile. On
 * a phone it is one narrow band, so that the page's main content stays in the first screen.
 */
export function PasskeyOffer() {
  const [state, setState] = useState<'offered' | 'made' | 'closed'>('offered');
  const made = useRef<HTMLParagraphElement>(null);
  const { start, isPending, problem } = usePasskey(makePasskey, () => setState('made'));
  useEffect(() => {
    if (state === 'made') made.current?.focus();
  }, [state]);
  const { pathname } = useLocation();
  const { user } = useSession();
  // At the care desk and on an admin's start page, nothing stands before the people in danger.
  const isAboutDanger =
    pathname.startsWith(paths.adminCare.href()) || (user?.role === 'admin' && pathname === '/');
  if (state === 'closed' || isAboutDanger) return null;

  function close() {
    putOffPasskey();
    setState('closed');
    // The pressed button is gone: move the focus to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <aside
      aria-label="Log in without a text message"
      className="animate-fade-in border-b border-hairline bg-linen/60 print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5 sm:gap-x-8 sm:gap-y-3 sm:py-4">
        <KeyRound
          size={26}
          strokeWidth={1.5}
          aria-hidden="true"
          className="hidden shrink-0 text-gold-text sm:block"
        />
        {state === 'made' ? (
          <p
            ref={made}
            tabIndex={-1}
            className="min-w-0 flex-1 basis-24 text-sm sm:basis-72 sm:text-base"
          >
            <span className="font-semibold">Your passkey is set up.</span> Next time, choose it on
            the login page.
          </p>
        ) : (
          <div className={`min-w-0 flex-1 sm:basis-72 ${problem ? 'basis-full' : 'basis-24'}`}>
            <p className="text-sm leading-snug font-semibold sm:text-base">
              Skip the text message next time
            </p>
            <p className="hidden text-sm text-quiet sm:block">
              A passkey lets you log in with your fingerprint, your face or your screen lock.
            </p>
            <PasskeyProblem problem={problem} />
          </div>
        )}
        {state === 'made' ? (
          <Button variant="quiet" size="sm" onClick={close}>
            Close
          </Button>
        ) : (
          <div className="flex shrink-0 gap-1 sm:gap-3">
            <Button
              size="sm"
              className="max-sm:px-2.5"
              pending={isPending}
              pendingLabel="Check your device..."
              onClick={() => void start()}
            >
              Set up a passkey
            </Button>
            <Button
              variant="quiet"
              size="sm"
              className="max-sm:px-2"
              disabled={isPending}
              onClick={close}
            >
              Not now
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}
