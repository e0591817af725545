/** Characters of the identity text on a card (specification section 9). */
const excerptLength = 120;

/** Longest word that is dropped instead of cut. */
const longestCut = 30;

const unwritten = 'Faith-based business leader and Kingdom Builders Fellowship member.';

/** The beginning of a member's text about themselves, or a default without one. */
export function excerptOf(identity: string): string {
  const letters = Array.from(identity.trim());
  if (letters.length === 0) return unwritten;
  if (letters.length <= excerptLength) return letters.join('');
  const cut = letters.slice(0, excerptLength);
  // At the end of a word, unless that would drop much: some languages have no spaces.
  const end = letters[excerptLength] === ' ' ? excerptLength : cut.lastIndexOf(' ');
  const kept = end > excerptLength - longestCut ? cut.slice(0, end) : cut;
  const text = kept.join('').trimEnd();
  return `${/[,;:]/.test(text.at(-1) ?? '') ? text.slice(0, -1) : text}…`;
}
