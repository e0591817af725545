/**
 * Resolves once the page has loaded and the browser is idle. The one trick for a light first load: what
 * cannot be needed yet gets its code only then. The prayer page uses it for the store, which the start page loads when
 * a person comes below the first screen, and all other pages load at once; limits are in `first-load.test.ts`.
 */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => {
    // Safari does not have it.
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 300 });
    else setTimeout(resolve, 200);
  });
}
