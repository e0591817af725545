import fc from 'fast-check';
import type { ApiDocument, Schema } from './document.ts';

type Resolve = ApiDocument['resolve'];

/** Texts that often cause errors: markup, other scripts, code-like text, invisible text. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE person; --",
  '${7*7}{{7*7}}',
  '=cmd|calc!A1',
  '../../../etc/passwd',
  'a\u0000b',
  '\ud800',
  '\u202Egnp.exe',
  '𝕳𝖊𝖑𝖑𝖔 👩‍👩‍👧',
  '%00%2f',
  ' ',
  '__proto__',
  'null',
];

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(...hostileTexts),
);

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  uri: fc.webUrl(),
};

function textOf(schema: Schema): fc.Arbitrary<string> {
  const format = byFormat[String(schema['format'])];
  if (format) return format;
  const min = Number(schema['minLength'] ?? 0);
  const max = Math.min(Number(schema['maxLength'] ?? 200), 300);
  const long = fc
    .constantFrom('word ', 'é ', '한 ')
    .map((part) => part.repeat(Math.ceil(min / part.length) + 1).slice(0, Math.max(min, 5)));
  return fc.oneof(
    text.map((some) => some.slice(0, max).padEnd(min, 'x')),
    long,
  );
}

/** Values that a schema allows, as far as JSON Schema can express; the server may be stricter. */
export function validOf(schema: Schema, resolve: Resolve, depth = 0): fc.Arbitrary<unknown> {
  const s = resolve(schema);
  const inner = (part: Schema) => validOf(part, resolve, depth + 1);
  if (s['const'] !== undefined) return fc.constant(s['const']);
  if (Array.isArray(s['enum'])) return fc.constantFrom(...(s['enum'] as unknown[]));
  const options = (s['anyOf'] ?? s['oneOf']) as Schema[] | undefined;
  if (options) return fc.oneof(...options.map(inner));
  if (Array.isArray(s['allOf'])) return inner((s['allOf'] as Schema[])[0] ?? {});
  switch (s['type']) {
    case 'string':
      return textOf(s);
    case 'integer':
      return fc.integer({
        min: Number(s['minimum'] ?? 0),
        max: Math.min(Number(s['maximum'] ?? 1e6), 1e6),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner((s['items'] ?? {}) as Schema), { maxLength: depth > 2 ? 1 : 3 });
    case 'object':
      return objectOf(s, inner);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf(s: Schema, inner: (part: Schema) => fc.Arbitrary<unknown>) {
  const properties = Object.entries((s['properties'] ?? {}) as Record<string, Schema>);
  const required = new Set((s['required'] ?? []) as string[]);
  const model = Object.fromEntries(properties.map(([name, part]) => [name, inner(part)]));
  if (properties.length === 0 && s['additionalProperties'])
    return fc.dictionary(fc.string({ maxLength: 10 }), inner(s['additionalProperties'] as Schema), {
      maxKeys: 3,
    });
  return fc.record(model, { requiredKeys: [...required] });
}

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce((value: unknown) => ({ nested: [value] }), 'core');

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    [],
    {},
    [[]],
    'x'.repeat(20_000),
    deep(200),
  ),
  fc.jsonValue({ maxDepth: 3 }),
  text,
);

/** Invalid bodies: a field with another type, missing, added, huge or deeply nested; or not an object at all. */
export function invalidOf(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoiled = fc
    .tuple(valid, oddValues, fc.nat(50), fc.constantFrom('replace', 'remove', 'add', 'proto'))
    .map(([value, odd, pick, how]) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return odd;
      const entries = Object.entries(value);
      const index = entries.length === 0 ? 0 : pick % entries.length;
      if (how === 'add') return { ...value, [`extra${pick}`]: odd };
      if (how === 'proto')
        return JSON.parse(`{"__proto__": {"role": "admin"}, "constructor": 1}`) as unknown;
      if (how === 'remove') return Object.fromEntries(entries.filter((_, at) => at !== index));
      return Object.fromEntries(entries.map(([name, old], at) => [name, at === index ? odd : old]));
    });
  return fc.oneof({ arbitrary: spoiled, weight: 3 }, { arbitrary: oddValues, weight: 1 });
}
