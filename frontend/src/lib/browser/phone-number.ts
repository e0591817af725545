/** A number as dialed, from any notation. */
export const dialled = (phone: string): string => phone.replaceAll(/(?!^\+)\D/g, '');

/**
 * A readable number: the country code apart, North American numbers in three parts, with or without a country code.
 * Other numbers stay unchanged.
 */
export function readable(phone: string): string {
  const parts = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(dialled(phone.trim()));
  return parts ? `+1 ${parts.slice(1).join(' ')}` : phone;
}
