/** The token of a login link. It is in the address's fragment, which is not sent to servers. */
export function tokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('token') ?? undefined;
}

/** The token of a link that undoes a change of phone or email. */
export function undoTokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('undo') ?? undefined;
}

/** The token of a link that stops the deletion of an account. */
export function keepTokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('keep') ?? undefined;
}

/** The token of a link that undoes what an admin did to a person. */
export function roleTokenIn(hash: string): string | undefined {
  return new URLSearchParams(hash.slice(1)).get('role') ?? undefined;
}

/** Removes the fragment from the address bar and the history. */
export function forgetHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
