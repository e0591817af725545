const load = () => import('./follow-section.ts');

/** Focuses an element without scrolling to it. */
export function focusQuietly(element: HTMLElement): void {
  // Fields can take the focus already.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Puts the focus on the page, where its own element is gone. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('#main');
  if (main) focusQuietly(main);
}

/** Scrolls to a section, see `followSection`, whose code no first page needs. Returns a function that cancels it. */
export function goToSection(id: string): () => void {
  const end = new AbortController();
  void load().then(({ followSection }) => followSection(id, end));
  return () => end.abort();
}
