import ipaddr from 'ipaddr.js';

/**
 * Bits of an IPv6 network, narrow to wide: what a single household or phone can change at will, what some providers
 * give one customer, and what can be rented cheaply.
 */
const widths = [64, 56, 48] as const;
const groupBits = 16;

/** The group of an address, with the bits after `bits` cleared. */
const masked = (group: number, index: number, bits: number): number => {
  const kept = Math.min(Math.max(bits - index * groupBits, 0), groupBits);
  return group & (0xffff << (groupBits - kept));
};

function networkOfWidth(parts: readonly number[], bits: number): string {
  const groups = parts.slice(0, Math.ceil(bits / groupBits));
  return `${groups.map((group, index) => masked(group, index, bits).toString(16)).join(':')}::/${bits}`;
}

/**
 * The networks of an address for limits, narrow to wide: an IPv4 address alone, or the /64, /56 and /48 of an IPv6
 * address. Give the wider ones larger allowances.
 * @param address as text; an invalid address becomes `unknown`, so that all of them share one allowance
 */
export function networksOf(address: string): [string, ...string[]] {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return [address];
  if (!ipaddr.IPv6.isValid(address)) return ['unknown'];
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return [parsed.toIPv4Address().toString()];
  const [narrow, ...wider] = widths;
  return [
    networkOfWidth(parsed.parts, narrow),
    ...wider.map((bits) => networkOfWidth(parsed.parts, bits)),
  ];
}

/** The narrowest of `networksOf`: an IPv4 address, or the /64 of an IPv6 address, which one household has. */
export const networkOf = (address: string): string => networksOf(address)[0];
