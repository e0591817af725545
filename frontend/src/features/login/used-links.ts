const key = 'used-links';
/** As many as anybody opens twice. */
const most = 20;
/** Enough to know a token again, and nothing to log in with. */
const markOf = (token: string) => token.slice(0, 8);

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage is blocked, or something else wrote there.
    return [];
  }
}

/** Remembers in this browser that a link has done its work: opened again, it is not offered as if it were new. */
export function noteUsedLink(token: string): void {
  try {
    const others = read().filter((one) => one !== markOf(token));
    localStorage.setItem(key, JSON.stringify([markOf(token), ...others].slice(0, most)));
  } catch {
    // Storage is blocked: then the server says it after a click.
  }
}

export const isUsedLink = (token: string): boolean => read().includes(markOf(token));
