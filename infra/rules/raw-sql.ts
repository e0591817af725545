import type { Finding, Source } from './sources.ts';

/** Ways in which code hands a text of SQL to the database. */
const ways: readonly { pattern: RegExp; example: string }[] = [
  { pattern: /\$(?:query|execute)Raw/, example: 'tx.$queryRaw`SELECT …`' },
  { pattern: /\.query\(/, example: "pool.query('SELECT …')" },
  { pattern: /\bsql(?:\(\s*['"`]|`)/, example: "sql('SELECT …')" },
];

/** The test kit makes and drops databases of tests, which Prisma cannot. */
const product = /^(?:gateway|services\/(?:[a-z]+|packages\/(?!test-kit)[a-z-]+))\/(?:src|plugin)\//;

/** Raw SQL outside of files named `*-sql.ts`. Elsewhere Prisma speaks to the database. */
export function rawSql({ path, text }: Source): Finding[] {
  if (!product.test(path) || path.endsWith('-sql.ts')) return [];
  const found = ways.find(({ pattern }) => pattern.test(text));
  if (!found) return [];
  const line = text.slice(0, found.pattern.exec(text)!.index).split('\n').length;
  const message = `${path}:${line}: raw SQL (${found.example}); use Prisma, or a *-sql.ts file that says why not`;
  return [{ rule: 'raw-sql', subject: path, message }];
}
