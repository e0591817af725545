let sign: Promise<void> | undefined;

/**
 * Resolves when the person first scrolls, points or types. Content that is already in the served page then loads its
 * code. A page without served content does not wait.
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

/**
 * Resolves then, or once the page has loaded and the browser is idle: for code that may be needed if the network is
 * lost before the first interaction.
 */
export async function signOrCalm(): Promise<void> {
  await Promise.race([firstSign(), calm()]);
}

/** Reading time without interaction after which deferred code loads (milliseconds). */
const readingMs = 4_000;

/**
 * The same for pages to read: the code for writing loads while the person reads, so that it does not slow the first
 * load.
 */
export async function signOrReading(): Promise<void> {
  const reading = async () => {
    await calm();
    await new Promise((resolve) => setTimeout(resolve, readingMs));
  };
  await Promise.race([firstSign(), reading()]);
}

async function calm(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    // Safari does not have it.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 200);
  });
}

/** Events before this code loaded were missed, but the scroll position and the focus still show them. */
const isInUse = () =>
  window.scrollY > 0 ||
  document.activeElement !== document.body ||
  document.querySelector('form[data-pressed]') !== null;

function isServedWithContent(): boolean {
  return !import.meta.env.SSR && document.querySelector('#root > *') !== null;
}

// Started at once: a person who followed a link from another page has already interacted.
if (!import.meta.env.SSR) void firstSign();
