import { foldText } from '@kbf/contracts';

/** Signs that make a name: "C#" and "C++" are two companies. */
const signWords: Readonly<Record<string, string>> = {
  '&': ' and ',
  '+': ' plus ',
  '#': ' sharp ',
  '@': ' at ',
  '%': ' percent ',
  $: ' dollar ',
  '€': ' euro ',
  '£': ' pound ',
  '*': ' star ',
  '=': ' equals ',
};

/**
 * The key for finding a company: "Ärzte & Söhne", "arzte-and-sohne" and "ARZTE AND SOHNE" are the same. Letters, digits
 * and marks of every script stay, so that different names have different keys. Empty when the name has no letter.
 */
export function companySlug(name: string): string {
  return foldText(name)
    .replaceAll(/[&+#@%$€£*=]/g, (sign) => signWords[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
