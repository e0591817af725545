import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from '../../lib/browser/drafts.ts';
import type { usePrayerChat } from './use-prayer-chat.ts';

const keptAs = 'prayer:read';

/**
 * The two scenes of the page: `write`, and `receive` from sending until the reply was read, also after a reload. A new
 * scene scrolls to its top and sets the focus, once; nothing else scrolls.
 */
export function useScene(chat: ReturnType<typeof usePrayerChat>, helpFirst: boolean) {
  const { pending, exchanges, failure } = chat;
  const last = exchanges.at(-1);
  const [readId, setReadId] = useState(() => readDraft(keptAs, { id: '' }).id);
  const [idAtFirst] = useState(last?.id);
  const isUnread = last !== undefined && last.id !== readId && last.reply.source !== 'crisis';
  const scene = pending || isUnread ? 'receive' : 'write';
  const isFailed = failure !== undefined;

  const top = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLHeadingElement>(null);
  const before = useRef(scene);

  useLayoutEffect(() => {
    if (before.current === scene) return;
    before.current = scene;
    // Help has already scrolled into view, and stays there while the person reads.
    if (helpFirst) return;
    top.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
    const goal = scene === 'receive' ? label : isFailed ? trouble : field;
    goal.current?.focus({ preventScroll: true });
  }, [scene, helpFirst, isFailed]);

  const hasFailedWhileWriting = isFailed && scene === 'write';
  useEffect(() => {
    // Without a network the scene does not change: the field or button that sent keeps the focus.
    if (hasFailedWhileWriting && document.activeElement === document.body)
      trouble.current?.focus({ preventScroll: true });
  }, [hasFailedWhileWriting]);

  function read(): void {
    if (!last) return;
    keepDraft(keptAs, { id: last.id });
    setReadId(last.id);
  }

  return { scene, isFresh: last?.id !== idAtFirst, read, top, field, trouble, label };
}
