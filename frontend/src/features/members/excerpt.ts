/** Letters of the identity text that a card shows (specification section 9). */
const excerptLength = 120;

const unwritten = 'Faith-based business leader and Kingdom Builders Fellowship member.';

/** The beginning of what somebody says about themselves, or what is said of whoever has not written anything. */
export function excerptOf(identity: string): string {
  const letters = Array.from(identity.trim());
  if (letters.length === 0) return unwritten;
  if (letters.length <= excerptLength) return letters.join('');
  return `${letters.slice(0, excerptLength).join('').trimEnd()}…`;
}
