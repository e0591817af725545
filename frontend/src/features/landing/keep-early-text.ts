import { useEffect, type RefObject } from 'react';
import { keepDraft } from '../../lib/browser/drafts.ts';
import { joinDraft } from '../../lib/browser/join-draft.ts';

/**
 * The form is in the served page; its code loads when a person comes near. Text typed before that is stored as the
 * form's draft, which it starts with.
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
    // The browser may have restored text after a reload.
    keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [section]);
}
