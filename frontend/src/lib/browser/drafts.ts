/** Unsent text of forms, stored for this tab until it is sent: it survives a reload and a lost login. */
const prefix = 'draft:';

/** The stored values under this name: only fields of `empty`, and only with the same type. */
export function readDraft<Values extends object>(name: string, empty: Values): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null');
    const fits = ([field, value]: [string, unknown]) =>
      typeof value === typeof empty[field as keyof Values];
    return Object.fromEntries(Object.entries(Object(kept)).filter(fits)) as Partial<Values>;
  } catch {
    // Storage is blocked, or contains other data: there is no draft.
    return {};
  }
}

/** @returns false when it could not be stored: the text is on the page, and only a reload would lose it */
export function keepDraft(name: string, values: Record<string, unknown>): boolean {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values));
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Deletes every draft of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
