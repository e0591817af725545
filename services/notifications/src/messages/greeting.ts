/** One given name in usual spelling; no address, no number, no sentence. */
const givenName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/**
 * Greets by the given name. A person can enter another person's address and any text as a name in a form. Text that
 * does not look like a name is left out, so that our mails cannot carry a stranger's words.
 */
export function greeting(fullName: string | undefined): string {
  const first = fullName?.trim().split(/\s+/)[0] ?? '';
  return givenName.test(first) ? `Hello ${first},` : 'Hello,';
}
