import { Notice } from './ui/notice.tsx';
import { useFocusWhen } from '../lib/browser/use-focus-when.ts';

/** The result of an action whose button is gone. It takes the focus, so that the focus is not lost. */
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
