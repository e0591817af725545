import { useEffect, type RefObject } from 'react';
import { keepDraft } from '../../lib/drafts.ts';
import { joinDraft } from '../../lib/join-draft.ts';

/**
 * The form stands in the served page, its code comes when one approaches. What is typed before that is kept as the
 * form's own draft, which it begins with.
 */
export function useEarlyTextKept(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const keep = () => {
      const form = element.querySelector('form');
      const values = form ? Object.fromEntries(new FormData(form)) : {};
      if (Object.values(values).some((value) => value !== '')) keepDraft(joinDraft, values);
    };
    // The browser may have brought back what stood there before a reload.
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [section]);
}
