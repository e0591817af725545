import type { Finding, Source } from './sources.ts';

/** Ways in which code passes SQL text to the database. */
const ways: readonly { pattern: RegExp; example: string }[] = [
  { pattern: /\$(?:query|execute)Raw/, example: 'tx.$queryRaw`SELECT …`' },
  { pattern: /\.query\(/, example: "pool.query('SELECT …')" },
  { pattern: /\bsql(?:\(\s*['"`]|`)/, example: "sql('SELECT …')" },
];

/** The test kit creates and drops test databases, which Prisma cannot do. */
const product = /^(?:gateway|services\/(?:[a-z]+|packages\/(?!test-kit)[a-z-]+))\/(?:src|plugin)\//;

/** Raw SQL outside of files named `*-sql.ts`. All other database access uses Prisma. */
export function rawSql({ path, text }: Source): Finding[] {
  if (!product.test(path) || path.endsWith('-sql.ts')) return [];
  const found = ways.find(({ pattern }) => pattern.test(text));
  if (!found) return [];
  const line = text.slice(0, found.pattern.exec(text)!.index).split('\n').length;
  const message = `${path}:${line}: raw SQL (${found.example}); use Prisma, or a *-sql.ts file that says why not`;
  return [{ rule: 'raw-sql', subject: path, message }];
}
