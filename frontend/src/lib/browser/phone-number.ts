import { dialedDigits } from '@kbf/contracts';

/**
 * A readable number: the country code apart, North American numbers in three parts, with or without a country code.
 * Other numbers stay unchanged.
 */
export function readable(phone: string): string {
  const parts = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(dialedDigits(phone));
  return parts ? `+1 ${parts.slice(1).join(' ')}` : phone;
}
