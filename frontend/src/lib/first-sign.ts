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

/**
 * Resolves at that sign, or once the page has loaded and the browser has nothing better to do: for code that a person
 * may need when the line is lost before they touch anything.
 */
export async function signOrCalm(): Promise<void> {
  await Promise.race([firstSign(), calm()]);
}

/** How long one has read without touching anything before what a first load should not weigh comes (milliseconds). */
const readingMs = 4_000;

/** The same for pages to be read: what writing needs comes while one reads, and does not weigh on the first load. */
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
    // Safari has none.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 200);
  });
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
