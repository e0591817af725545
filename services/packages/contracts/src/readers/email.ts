import { plainCharacters, withoutEdges } from './plain-characters.ts';

const quotes = ' "\'“”‘’«»';
const edges = { start: `${quotes}<([`, end: `${quotes}>)].,;:!` };
/** "Jane <jane@example.com>" */
const inBrackets = /<([^<>]+)>/;
const mailto = /^mailto\s?:\s?/i;

function decoded(link: string): string {
  const [address = ''] = link.split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An international domain in the letters of the mail servers ("xn--…"), the same in browsers and on the server. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]*$/.test(domain) || /[\s\p{C}/:?#@%\\[\]]/u.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The address in typed or pasted text: without "mailto:", a name before it, blanks and marks around it. */
export function readEmail(text: string): string {
  const plain = plainCharacters(text);
  const address = mailto.test(plain) ? decoded(plain.replace(mailto, '')) : plain;
  const bare = withoutEdges(inBrackets.exec(address)?.[1] ?? address, edges)
    .replace(/\s?@\s?/, '@')
    .normalize('NFC');
  const at = bare.lastIndexOf('@');
  return at < 0 ? bare : `${bare.slice(0, at)}@${asciiDomain(bare.slice(at + 1))}`;
}

/** An address as it is stored and compared: lower case. */
export const normalEmail = (text: string): string => readEmail(text).toLowerCase();

/** The local part in letters of all languages, the domain as mail servers know it. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/iu;
