let sign: Promise<void> | undefined;

/**
 * Resolves when the person first scrolls, points or types. What the served page shows already, and nobody can use
 * before that, loads its code then. A page that was not served with its content waits for nothing.
 */
export function firstSign(): Promise<void> {
  sign ??=
    isServedWithContent() && !isInUse()
      ? new Promise((resolve) => {
          for (const kind of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'])
            window.addEventListener(kind, () => resolve(), { once: true, passive: true });
        })
      : Promise.resolve();
  return sign;
}

/** Before this code was there, nobody listened; but who scrolled or went into a field is still there. */
const isInUse = () =>
  window.scrollY > 0 ||
  document.activeElement !== document.body ||
  document.querySelector('form[data-pressed]') !== null;

function isServedWithContent(): boolean {
  return !import.meta.env.SSR && document.querySelector('#root > *') !== null;
}

// From the beginning: whoever comes to the page by a link of another one has given a sign already.
if (!import.meta.env.SSR) void firstSign();
