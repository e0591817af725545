import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that a single household or phone cannot change at will. */
const householdBits = 64;

/**
 * Whom limits count as one: an IPv4 address, or the /64 of an IPv6 one, because a single household has that many.
 * @param address as text; anything that is no address is `unknown`, so that all of that kind share one allowance
 */
export function networkOf(address: string): string {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const groups = parsed.parts.slice(0, householdBits / 16).map((group) => group.toString(16));
  return `${groups.join(':')}::/${householdBits}`;
}
