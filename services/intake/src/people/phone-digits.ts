/** The last digits of a number that identify it. Prefixes and separators do not count. */
export const numberDigits = 10;

export const digitsOf = (phone: string | null): string => phone?.replaceAll(/\D/g, '') ?? '';
