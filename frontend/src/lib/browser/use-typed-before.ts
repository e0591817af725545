import { useEffect, useEffectEvent, type RefObject } from 'react';

type Field = HTMLTextAreaElement | HTMLInputElement;

/** Text of a served page that was emptied, by the id of its field, and whether that had the focus. */
const typedEarly = new Map<string, { text: string; hadFocus: boolean }>();

/** Call it before a served page is emptied: `useTypedBefore` gives the text to the new field. */
export function noteTyped(root: Element): void {
  for (const field of root.querySelectorAll<Field>('textarea[id], input[id]'))
    if (field.value !== field.defaultValue)
      typedEarly.set(field.id, {
        text: field.value,
        hadFocus: document.activeElement === field,
      });
}

/** Takes over text typed into a served page before its code had loaded: the field has it, but no event was sent. */
export function useTypedBefore(
  field: RefObject<Field | null>,
  known: string,
  take: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const element = field.current;
    if (!element) return;
    const early = typedEarly.get(element.id);
    typedEarly.delete(element.id);
    const typed = early?.text ?? element.value;
    // Restored text stays.
    if (typed && !known.includes(typed)) take(early && known ? `${known}\n${typed}` : typed);
    if (early?.hadFocus && document.activeElement === document.body) element.focus();
  });
  useEffect(() => takeOver(), []);
}
