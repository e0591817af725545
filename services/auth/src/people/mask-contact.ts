/**
 * Masks a number or address so that its owner recognizes it and other people cannot use it.
 * @param contact E.164, or mail address in lower case
 * @returns such as (•••) •••-0142, +44 ••• 0958 or d•••@okafor.example
 */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf('@');
  if (at > 0) return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
  const last = contact.slice(-4);
  return /^\+1\d{10}$/.test(contact) ? `(•••) •••-${last}` : `${contact.slice(0, 3)} ••• ${last}`;
}
