/** Digits of a number that tell it apart, whatever is written before and between them. */
export const numberDigits = 10;

export const digitsOf = (phone: string | null): string => phone?.replaceAll(/\D/g, '') ?? '';
