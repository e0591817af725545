/** Changes of tables that the version before does not survive. It still runs during an update, and after a rollback. */
const breaking: readonly RegExp[] = [
  /\bDROP (TABLE|COLUMN|VIEW|TYPE|FUNCTION)\b/i,
  /\bRENAME\b/i,
  /\bALTER COLUMN \S+ (SET DATA )?TYPE\b/i,
  /\bALTER COLUMN \S+ (SET NOT NULL|DROP DEFAULT)\b/i,
  // The version before inserts rows without it.
  /\bADD COLUMN\b(?=[^,;]*\bNOT NULL\b)(?![^,;]*\bDEFAULT\b)/i,
];

/** A migration says with this line that the named release no longer uses what it removes. */
const allowance = /^-- Unused since release (\d+\.\d+\.\d+)\.?$/m;

/**
 * What a migration does that breaks the version before: first expand, and contract a release later.
 * @param releases numbers of the releases that are out
 */
export function breakingChanges(sql: string, releases: readonly string[]): string[] {
  const allowed = allowance.exec(sql)?.[1];
  if (allowed && releases.includes(allowed)) return [];
  const statements = sql.replace(/--.*$/gm, '');
  return breaking.flatMap((pattern) => pattern.exec(statements)?.[0] ?? []);
}
