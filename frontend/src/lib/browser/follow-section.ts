import { limits } from '@kbf/contracts';
import { focusQuietly } from './go-to-section.ts';
import { scrollBehavior } from './motion.ts';

/** How long to wait for a section, and to follow it while other parts of its page load. Milliseconds. */
const patience = 10_000;

/** Any of these means that the person has taken over. */
const acts = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'input'] as const;

/** What takes the focus: the section, or its first field if it says so and the field has loaded. */
function focusTarget(section: HTMLElement): HTMLElement {
  const field = section.querySelector<HTMLElement>('input, select, textarea');
  return (section.dataset['focus'] === 'first-field' && field) || section;
}

/** Whether somebody is in a field. A link to a section has the focus itself, or the page has. */
const isWriting = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true;

/**
 * Scrolls to a section once it exists, and moves the focus there. Parts of the page that load later may move the
 * section: it scrolls again until the person does something. Who writes in a field before this code has come keeps it.
 * @param end cancels it
 */
export function followSection(id: string, end: AbortController): void {
  if (end.signal.aborted) return;
  const started = Date.now();
  let lastPlace: number | undefined;

  function look() {
    if (Date.now() - started > patience) return end.abort();
    const section = document.getElementById(id);
    if (!section) return undefined;
    const place = Math.round(section.getBoundingClientRect().top + window.scrollY);
    const isFirst = lastPlace === undefined;
    if (isFirst && isWriting()) return end.abort();
    if (place !== lastPlace) section.scrollIntoView({ behavior: scrollBehavior() });
    lastPlace = place;
    const target = focusTarget(section);
    const isFree = [section, document.body].includes(document.activeElement as HTMLElement);
    if (isFirst || (isFree && document.activeElement !== target)) focusQuietly(target);
    return undefined;
  }

  const timer = setInterval(look, limits.navigation.sectionDelayMs);
  end.signal.addEventListener('abort', () => clearInterval(timer));
  for (const act of acts)
    window.addEventListener(act, () => end.abort(), { passive: true, signal: end.signal });
}
