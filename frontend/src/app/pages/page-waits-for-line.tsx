import { site } from '@kbf/contracts';
import { useNavigate } from 'react-router';
import { ArchLine } from '../../components/ui/arch.tsx';
import { Button } from '../../components/ui/button.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';

const head = {
  title: `You are offline | ${site.name}`,
  description: 'This page opens when the connection is back.',
  keywords: '',
};

const works = [
  'Pages that you have opened since you came here, with what stood on them.',
  'Writing: your words stay in their field, in this tab, until you can send them.',
  'Numbers to call or text, on every page that is open.',
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
          You are offline, and this page is not here yet
        </h1>
        <p className="prose-serif mt-6 text-lg">
          It opens by itself as soon as the connection is back. Nothing of yours is lost.
        </p>
        <h2 className="mt-8 font-semibold">What works meanwhile</h2>
        <ul className="mt-2">
          {works.map((one) => (
            <li key={one} className="border-t border-hairline py-3">
              {one}
            </li>
          ))}
        </ul>
        {canGoBack() && (
          <Button variant="outline" className="mt-6" onClick={() => void navigate(-1)}>
            Go back to where you were
          </Button>
        )}
      </div>
    </section>
  );
}
