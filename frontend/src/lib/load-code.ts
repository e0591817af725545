/** Whether there is no line. Not where pages are made on the server, which knows of none. */
export const isOffline = () => typeof window === 'object' && !navigator.onLine;

const backOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

let tries = 0;

/**
 * Chromium remembers for the life of a page that a file of code could not be had, and never asks again under the same
 * address (https://github.com/whatwg/html/issues/6768): another address is asked for, which it names in the error.
 */
async function loadAnew<Module>(error: unknown): Promise<Module> {
  const address = /https?:\/\/\S+\.js\b/.exec(String(error))?.[0];
  if (!address) throw error;
  tries += 1;
  return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
}

/**
 * Loads code, also where that failed before.
 * @throws what loading throws
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isOffline()) throw error;
    return await loadAnew<Module>(error);
  }
}

/**
 * Loads code for a part of the page. Without a line it waits for one, so that what stands there stays, with what was
 * typed into it, instead of giving way to an error. What was loaded early is there without a line, too.
 * @throws what loading throws while there is a line
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadCode(load);
  } catch (error) {
    if (!isOffline()) throw error;
    await backOnline();
    return await loadWhenOnline(load);
  }
}

/** Loads code that will be wanted soon, if there is a line: what cannot be had now, is asked for when it is wanted. */
export function loadEarly(load: () => Promise<unknown>): void {
  if (!isOffline()) load().catch(() => undefined);
}
