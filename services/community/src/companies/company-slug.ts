import { foldText } from '../people/fold-text.ts';

/**
 * How a company is found: "Ärzte & Söhne", "arzte-and-sohne" and "ARZTE AND SOHNE" are one. Empty without any letter.
 */
export function companySlug(name: string): string {
  return foldText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
