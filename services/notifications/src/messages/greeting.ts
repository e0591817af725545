/** One given name as people write it; no address, no number, no sentence. */
const givenName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/**
 * Greets by the given name. Anybody can type anybody's address into a form, and anything for a name: what does not look
 * like a name is left out, so that nobody sends strangers words of their own through us.
 */
export function greeting(fullName: string | undefined): string {
  const first = fullName?.trim().split(/\s+/)[0] ?? '';
  return givenName.test(first) ? `Hello ${first},` : 'Hello,';
}
