/** The values of each process, by its name. */
export type SecretFiles = Record<string, Record<string, string>>;

/** Passwords. PostgreSQL gets its new ones by the migration, Redis by its file of users. */
const passwords = new Set(['REDIS_URL', 'DATABASE_URL', 'OUTBOX_TOKEN', 'OPERATOR_PASSWORD']);
/** Keys that others know the other half of. What was signed or sealed with the last one is still accepted. */
const pairs = new Set(['SERVICE_SIGNING_KEY', 'IDENTITY_SIGNING_KEY', 'EVENT_READER_PUBLIC_KEYS']);
/** Lists of keys; the first is in use. */
const lists = new Set(['IDENTITY_PUBLIC_KEYS', 'EVENT_READING_KEYS']);

const firstOf = (list: string) => list.split(',')[0]!;

/** `{"auth": [new, old]}` of `{"auth": [old]}`. */
function withNew(old: string, fresh: string): string {
  const known = JSON.parse(old) as Record<string, string[]>;
  const made = JSON.parse(fresh) as Record<string, string[]>;
  const merged = Object.entries(made).map(([name, keys]) => [
    name,
    [...keys, ...(known[name] ?? []).slice(0, 1)],
  ]);
  return JSON.stringify(Object.fromEntries(merged));
}

/**
 * New passwords and signing keys. Stay as they are: the password of PostgreSQL's owner, which is in its data; the keys
 * of sealed and hashed data; the key that browsers take notices from; the key of visitor cookies, with which a visitor
 * owns a prayer; the key of reply tokens.
 */
export function rotated(known: SecretFiles, fresh: SecretFiles): SecretFiles {
  const changed = (name: string, key: string, old: string): string => {
    const made = fresh[name]?.[key];
    if (made === undefined) return old;
    if (key === 'DATABASE_URL' && name === 'migrate') return old;
    if (passwords.has(key) || pairs.has(key) || key.endsWith('_DATABASE_PASSWORD')) return made;
    if (lists.has(key)) return `${made},${firstOf(old)}`;
    return key === 'SERVICE_PUBLIC_KEYS' ? withNew(old, made) : old;
  };
  return Object.fromEntries(
    Object.entries(known).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(values).map(([key, old]) => [key, changed(name, key, old)]),
      ),
    ]),
  );
}
