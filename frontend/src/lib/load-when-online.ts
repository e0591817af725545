/**
 * Loads code for a part of the page. Without a line it waits for one, so that what stands there stays, with what was
 * typed into it, instead of giving way to an error.
 * @throws what loading throws while there is a line
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return await loadWhenOnline(load);
  }
}
