/** How much waits for the reader: shown in the title of the page, in its icon, and at the icon of the installed app. */

let waiting = 0;
let title = '';

const icons = { quiet: '/favicon.svg', waiting: '/favicon-waiting.svg' };

function show(): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Sets the title of the page. How much waits stands before it. */
export function setPageTitle(next: string): void {
  title = next;
  show();
}

/** Shows how much waits; with 0, nothing. */
export function setWaiting(count: number): void {
  if (count === waiting) return;
  if (waiting === 0) title = document.title;
  waiting = count;
  show();
  document.head
    .querySelector('link[rel="icon"][type="image/svg+xml"]')
    ?.setAttribute('href', count > 0 ? icons.waiting : icons.quiet);
  showAtAppIcon(count);
}

/** Shows how much is new at the icon of the installed app; with 0, nothing. */
export function showAtAppIcon(count: number): void {
  // Only installed apps have this, and a browser may refuse it.
  const badge = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (count > 0 ? badge.setAppBadge?.(count) : badge.clearAppBadge?.())?.catch(() => undefined);
}
