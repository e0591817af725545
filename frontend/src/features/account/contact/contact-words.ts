import type { ContactKind } from '@kbf/contracts';

export const contactWords = {
  phone: { label: 'Phone', none: 'No phone yet', fresh: 'New phone number' },
  email: { label: 'Email', none: 'No email yet', fresh: 'New email address' },
} as const satisfies Record<ContactKind, object>;

/** A readable form. @param value E.164, or an email address */
export function shownContact(what: ContactKind, value: string): string {
  const [, area, first, last] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(value) ?? [];
  return what === 'phone' && area ? `(${area}) ${first}-${last}` : value;
}
