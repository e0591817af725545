import { useEffect, useRef } from 'react';
import { Notice } from './ui/notice.tsx';

/** What came of an act whose button is gone: it takes the focus, so that nobody is left nowhere. */
export function SaidAtLast({ title, text }: { title: string; text?: string | undefined }) {
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <output ref={place} tabIndex={-1} className="block focus:outline-none">
      <Notice tone="done" title={title}>
        {text}
      </Notice>
    </output>
  );
}
