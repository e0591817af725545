/** A number as it is dialled, however somebody wrote it. */
export const dialled = (phone: string): string => phone.replaceAll(/(?!^\+)\D/g, '');

/**
 * A number as it is read aloud: the country apart, North American ones in their three parts, whether somebody wrote
 * their country or not. Any other stays as it was written.
 */
export function readable(phone: string): string {
  const parts = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(dialled(phone.trim()));
  return parts ? `+1 ${parts.slice(1).join(' ')}` : phone;
}
