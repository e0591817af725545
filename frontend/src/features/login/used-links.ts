const key = 'used-links';
/** Number of links to remember. */
const most = 20;
/** Enough to recognize a token, but not to log in with. */
const markOf = (token: string) => token.slice(0, 8);

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    // Storage is blocked, or contains other data.
    return [];
  }
}

/** Remembers in this browser that a link was used. Opened again, it is not shown as new. */
export function noteUsedLink(token: string): void {
  try {
    const others = read().filter((one) => one !== markOf(token));
    localStorage.setItem(key, JSON.stringify([markOf(token), ...others].slice(0, most)));
  } catch {
    // Storage is blocked: the server then says it after a click.
  }
}

export const isUsedLink = (token: string): boolean => read().includes(markOf(token));
