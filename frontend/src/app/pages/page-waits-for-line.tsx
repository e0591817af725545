import { site } from '@kbf/contracts';
import { useNavigate } from 'react-router';
import { ArchLine } from '../../components/ui/arch.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';

const head = {
  title: `You are offline | ${site.name}`,
  description: 'This page will open when you are back online.',
  keywords: '',
};

const works = [
  'Pages you have already opened on this visit.',
  'Writing: your words stay in this tab until you can send them.',
  'Numbers to call or text, on every page you have open.',
];

/** Whether an earlier page of this site is in the history: the router counts them. */
const canGoBack = () => Number(Object(window.history.state as unknown)['idx'] ?? 0) > 0;

/** Shown in place of a page whose code needs a network. It goes away by itself. */
export function PageWaitsForLine() {
  usePageHead(head);
  const navigate = useNavigate();
  return (
    <section className="page breathe grid items-center gap-8 md:gap-12 md:grid-cols-[auto_1fr]">
      <ArchLine className="h-20 text-gold md:h-72" />
      <div className="measure">
        <h1 className="display text-3xl md:text-4xl">
          You are offline, and this page has not loaded yet
        </h1>
        <p className="prose-serif mt-6 text-lg">
          It will open on its own once you are back online. Nothing you wrote is lost.
        </p>
        <h2 className="mt-8 font-semibold">What still works</h2>
        <ul className="mt-2">
          {works.map((one) => (
            <li key={one} className="border-t border-hairline py-3">
              {one}
            </li>
          ))}
        </ul>
        {canGoBack() && (
          <Button variant="outline" className="mt-6" onClick={() => void navigate(-1)}>
            Go back
          </Button>
        )}
      </div>
    </section>
  );
}
