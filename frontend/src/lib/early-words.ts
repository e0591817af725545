/** Longest wait for a field (milliseconds). */
const patienceMs = 20_000;

type Field = HTMLInputElement | HTMLTextAreaElement;

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';

/** A field is identified by its name or id within its form. */
const sameAs = ({ id, name }: Field) =>
  id ? `#${CSS.escape(id)}` : name ? `[name="${CSS.escape(name)}"]` : undefined;

/** Puts text into a field as if typed, so that React notices it. Existing text stays. */
function type(field: Field, words: string): void {
  if (field.value.includes(words)) return;
  const value = field.value ? `${field.value}\n${words}` : words;
  const { prototype } =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Empties a served page before it is rendered again. Text that was already typed, and the focus, are restored as soon
 * as the field exists again.
 */
export function emptyForNewPage(root: Element): void {
  const typed = new Map<string, { words: string; hadFocus: boolean }>();
  for (const field of root.querySelectorAll<Field>(textFields)) {
    const place = sameAs(field);
    if (place && field.value !== field.defaultValue)
      typed.set(place, { words: field.value, hadFocus: document.activeElement === field });
  }
  root.replaceChildren();
  if (typed.size === 0) return;
  const giveBack = () => {
    for (const [place, { words, hadFocus }] of typed) {
      const field = root.querySelector<Field>(place);
      if (!field) continue;
      typed.delete(place);
      type(field, words);
      if (hadFocus && document.activeElement === document.body) field.focus();
    }
    if (typed.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(giveBack);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
}
