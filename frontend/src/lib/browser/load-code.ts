/** Whether there is no network. False during server rendering, which cannot tell. */
export const isOffline = () => typeof window === 'object' && !navigator.onLine;

const backOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

let tries = 0;

/**
 * Chromium remembers a failed code file for the life of a page and never requests the same address again
 * (https://github.com/whatwg/html/issues/6768). So request another address; the error contains the original one.
 */
async function loadAnew<Module>(error: unknown): Promise<Module> {
  const address = /https?:\/\/\S+\.js\b/.exec(String(error))?.[0];
  if (!address) throw error;
  tries += 1;
  return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Module;
}

/**
 * Loads code, even if that failed before.
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
 * Loads code for a part of the page. Without a network it waits for one, so that existing content and typed text stay
 * instead of an error. Code that was loaded early works without a network.
 * @throws what loading throws while there is a network
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

/** Loads code that will be needed soon, if there is a network. After a failure it is requested when it is needed. */
export function loadEarly(load: () => Promise<unknown>): void {
  if (!isOffline()) load().catch(() => undefined);
}
