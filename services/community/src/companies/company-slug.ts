import { foldText } from '../people/fold-text.ts';

/**
 * The key for finding a company: "Ärzte & Söhne", "arzte-and-sohne" and "ARZTE AND SOHNE" are the same. Empty when the
 * name has no letter.
 */
export function companySlug(name: string): string {
  return foldText(name)
    .replaceAll('&', ' and ')
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
