import type { Plugin } from 'vite';

/** Tables of the contracts of which a page needs a few values each. */
const tables = ['limits', 'pages', 'errorCodes', 'fieldMessages', 'callPaths'] as const;
type Table = (typeof tables)[number];

/** `limits.list.max`, `pages['/about']`: a table, and the names that lead to a value in it. */
const use = new RegExp(
  String.raw`(?<![\w.$'"/-])(${tables.join('|')})((?:\.\w+|\['[^'\]]+'\])+)`,
  'g',
);
const names = /\.(\w+)|\['([^'\]]+)'\]/g;

const imports = (code: string, table: Table) =>
  new RegExp(String.raw`import \{[^}]*\b${table}\b[^}]*\} from `).test(code);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value that the names lead to, and what of them goes on from there: a method of a list. */
function follow(table: unknown, path: string): { value: unknown; rest: string } {
  let value = table;
  let read = 0;
  for (const found of path.matchAll(names)) {
    const name = found[1] ?? found[2] ?? '';
    if (!isTable(value) || !(name in value)) break;
    value = value[name];
    read = found.index + found[0].length;
  }
  return { value, rest: path.slice(read) };
}

/** @returns the code with values in place of what leads to them; each object is made once */
function putInPlace(code: string, contents: Record<Table, unknown>): string {
  const made = new Map<string, string>();
  const imported = new Set(tables.filter((table) => imports(code, table)));
  const placed = code.replaceAll(use, (found, table: Table, path: string) => {
    const { value, rest } = follow(contents[table], path);
    if (!imported.has(table) || value === contents[table]) return found;
    const text = JSON.stringify(value);
    if (typeof value !== 'object') return text + rest;
    if (!made.has(text)) made.set(text, `valueInPlace${made.size}`);
    return made.get(text) + rest;
  });
  return [...[...made].map(([text, name]) => `const ${name} = ${text};`), placed].join('\n');
}

/** Puts values where a page reads them: it carries its own heads, limits and calls instead of all that there are. */
export const valuesInPlace: Plugin = {
  name: 'values-in-place',
  apply: 'build',
  enforce: 'pre',
  async transform(code, id) {
    if (!/frontend\/src\/|packages\/contracts\/src\//.test(id)) return null;
    if (!tables.some((table) => imports(code, table))) return null;
    const { limits, pages, errorCodes, fieldMessages } = await import('@kbf/contracts');
    const { callPaths } = await import('@kbf/contracts/paths');
    const contents = { limits, pages, errorCodes, fieldMessages, callPaths };
    return { code: putInPlace(code, contents), map: null };
  },
};
