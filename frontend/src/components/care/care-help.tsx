import { careTextFor, helpLinesFor } from '@kbf/site-texts/care';
import type { Care } from '@kbf/contracts';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { HelpLineItem } from './help-line-item.tsx';
import { linkNumbers } from '../help-line/link-numbers.tsx';

type CareHelpProps = {
  care: Pick<Care, 'kind' | 'language'>;
  /** Shown below: what happened to the text, and who can see it. */
  children?: ReactNode;
};

/**
 * Help for a person who may be in danger, before all other content: the first number is in the first screen of a phone.
 * It replaces the answer, scrolls into view once, and has the focus.
 */
export function CareHelp({ care, children }: CareHelpProps) {
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const text = careTextFor(care);
  const [first, ...others] = helpLinesFor(care);

  // At the moment it appears, so that nothing else is read or focused in between.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      lang={care.language}
      aria-labelledby={title}
      className="measure scroll-mt-4 border-l-4 border-clay pl-5 print:border-l-0 print:pl-0"
    >
      <h2 id={title} className="display text-2xl">
        {text.title}
      </h2>
      <ul className="mt-4">{first && <HelpLineItem line={first} language={care.language} />}</ul>
      <p className="prose-serif mt-5 text-lg">{text.heard}</p>
      <ol className="mt-4 flex list-decimal flex-col gap-2 pl-6">
        {text.steps.map((step) => (
          <li key={step}>{linkNumbers(step)}</li>
        ))}
      </ol>
      <ul className="mt-6 flex flex-col gap-5 border-t border-hairline pt-5">
        {others.map((line) => (
          <HelpLineItem key={line.id} line={line} language={care.language} />
        ))}
      </ul>
      <p className="prose-serif mt-6 text-lg">{text.afterwards}</p>
      {children && <div className="mt-4 text-sm text-quiet">{children}</div>}
    </section>
  );
}
