import { logInPage, notFoundPage } from '@kbf/contracts';
import { useLocation } from 'react-router';
import { ArchLine } from '../../components/ui/arch.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { isMemberPath, paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useSession } from '../../lib/session/session.ts';

/** Every unknown address. A members' address offers Login to people who are not logged in. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const { status } = useSession();
  const offersLogin = isMemberPath(pathname) && status === 'visitor';
  usePageHead(offersLogin ? logInPage : notFoundPage);
  return (
    <section className="page breathe grid items-center gap-12 md:grid-cols-[auto_1fr]">
      <ArchLine className="h-44 text-gold md:h-72" />
      <div className="measure">
        <h1 className="display text-4xl">
          {offersLogin ? 'Log in to see this' : '404 Page Not Found'}
        </h1>
        <p className="prose-serif mt-6 text-lg">
          {offersLogin
            ? 'This page is for members. Log in, and you will come right back here.'
            : 'We could not find this page. The address may have a typo, or the page has moved.'}
        </p>
        {/* For developers (specification section 2). */}
        {!offersLogin && import.meta.env['VITE_DEV_PAGES'] && (
          <p className="mt-4 text-sm text-quiet">Did you forget to add the page to the router?</p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {offersLogin && <LinkButton to={paths.login.href()}>Login</LinkButton>}
          <LinkButton to={paths.home.href()} variant={offersLogin ? 'outline' : 'primary'}>
            Back to home
          </LinkButton>
          {!offersLogin && (
            <LinkButton to={paths.prayer.href()} variant="outline">
              Pray with us
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
