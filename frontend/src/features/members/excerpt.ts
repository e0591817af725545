import { takeCharacters } from '@kbf/contracts';

/** Characters of the identity text on a card (specification section 9). */
const excerptLength = 120;

/** Longest word that is dropped instead of cut. */
const longestCut = 30;

const unwritten = 'Faith-based business leader and Kingdom Builders Fellowship member.';

/** The beginning of a member's text about themselves, or a default without one. */
export function excerptOf(identity: string): string {
  const whole = identity.trim();
  if (whole === '') return unwritten;
  const cut = takeCharacters(whole, excerptLength);
  if (cut === whole) return whole;
  // At the end of a word, unless that would drop much: some languages have no spaces.
  const end = whole[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  const kept = end > cut.length - longestCut ? cut.slice(0, end) : cut;
  const text = kept.trimEnd();
  return `${/[,;:.]/.test(text.at(-1) ?? '') ? text.slice(0, -1) : text}…`;
}
