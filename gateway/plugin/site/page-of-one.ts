/** Longest that a page waits for what it is about (milliseconds). Without that it is served all the same. */
const patienceMs = 800;

/** The part of an address that names whom or what a page is about: the last one, below `start`. */
export function nameIn(path: string, start: string): string | undefined {
  const part = path.startsWith(start) ? path.slice(start.length).replace(/\/$/, '') : '';
  if (part === '' || part.includes('/')) return undefined;
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What was asked for, if it comes while somebody still waits for the page. */
export async function inTime<Answer>(
  asked: Promise<Answer>,
  ms = patienceMs,
): Promise<Answer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
