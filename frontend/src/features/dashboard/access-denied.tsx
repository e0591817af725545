import type { CurrentUser } from '@kbf/contracts';
import { ResendVerification } from '../../components/resend-verification.tsx';
import { ArchLine } from '../../components/ui/arch.tsx';
import { Button } from '../../components/ui/button.tsx';

/** Replaces the dashboard while the email address is unconfirmed. */
export function AccessDenied({ user, onTryAgain }: { user: CurrentUser; onTryAgain: () => void }) {
  return (
    <section className="page breathe">
      <div className="mx-auto max-w-xl rounded-md border border-hairline bg-surface p-7 sm:p-10">
        <ArchLine className="h-16 text-gold" />
        <h1 className="display mt-6 text-3xl">Access Denied</h1>
        <p className="prose-serif mt-4 text-lg">
          Please verify your email to open the dashboard. Check your inbox for the verification
          link.
        </p>
        {user.email && (
          <p className="mt-3 text-quiet">
            We sent it to <span className="[overflow-wrap:anywhere]">{user.email}</span>. It may be
            in your spam folder.
          </p>
        )}
        <div className="mt-7 flex flex-wrap items-start gap-3 max-sm:flex-col">
          {user.email && <ResendVerification email={user.email} />}
          <Button variant="quiet" className="max-sm:-ml-5" onClick={onTryAgain}>
            I have confirmed it
          </Button>
        </div>
      </div>
    </section>
  );
}
