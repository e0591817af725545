import { Notice } from './ui/notice.tsx';
import { useFocusWhen } from '../lib/use-focus-when.ts';

/** What came of an act whose button is gone: it takes the focus, so that nobody is left nowhere. */
export function SaidAtLast({ title, text }: { title: string; text?: string | undefined }) {
  const place = useFocusWhen<HTMLOutputElement>();
  return (
    <output ref={place} tabIndex={-1} className="block focus:outline-none">
      <Notice tone="done" title={title}>
        {text}
      </Notice>
    </output>
  );
}
