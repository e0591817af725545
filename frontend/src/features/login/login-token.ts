/** The token of a login link. It stands in the fragment of the address, which no server sees. */
export function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
}

/** The token of a link that takes a change of phone or e-mail back. */
export function undoTokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('undo') ?? undefined;
}

/** Takes the fragment out of the address bar and the history. */
export function forgetHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
