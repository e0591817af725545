import { useSyncExternalStore } from 'react';
import { createExternalStore } from './external-store.ts';

export type Theme = 'light' | 'dark';

/** Same key as `public/theme.js`, which applies the choice before the first paint. */
const storageKey = 'theme';

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function chosenTheme(): Theme | undefined {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

const store = createExternalStore<Theme | undefined>(undefined);

/** The browser's own bar takes the color of the page background; the two tags in the page follow only the system. */
function colourBrowserBar(): void {
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', paper);
  }
}

/** Applies this theme from now on, in this browser. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  colourBrowserBar();
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  store.set(theme);
}

/** The current theme: the chosen one, else the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    store.subscribe,
    () => chosenTheme() ?? systemTheme(),
    () => 'light',
  );
}
