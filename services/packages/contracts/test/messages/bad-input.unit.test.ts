import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls, donationForm, fieldMessages, joinForm } from '../../src/index.ts';
import { messageFor, speakerForm, sponsorForm } from '../../src/index.ts';
import { examples } from '../../src/examples.ts';

/** All of our messages; the filled-in values may be anything. */
const ours = Object.values(fieldMessages).map((message) => {
  if (typeof message === 'string') return new RegExp(`^${escape(message)}$`);
  return new RegExp(`^${escape(message('~')).replace('~', '[^]+')}$`);
});
const isOurs = (message: string) => ours.some((pattern) => pattern.test(message));

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const badValues: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(10),
  'x'.repeat(20_000),
  'a\u0000b',
  'a\ud800',
  'http://',
  0,
  -1,
  1.5,
  1e9,
  Number.NaN,
  true,
  [],
  [1],
  Array.from({ length: 200 }, () => 'x'),
  {},
  { unknown: 1 },
  new Date(0),
];

/** The input with each part replaced by each bad value, one at a time. */
function* spoiled(input: unknown): Generator {
  yield* badValues;
  if (Array.isArray(input))
    for (const [at, item] of input.entries())
      for (const bad of spoiled(item)) yield input.with(at, bad);
  else if (typeof input === 'object' && input !== null)
    for (const [name, item] of Object.entries(input))
      for (const bad of spoiled(item)) yield { ...input, [name]: bad };
}

/** The example with all declared fields, so that each of them is tested with bad values too. */
function withAllFields(schema: z.ZodType, example: unknown): unknown {
  const { shape } = unwrapped(schema) as { shape?: Record<string, unknown> };
  const given = (example ?? {}) as Record<string, unknown>;
  return { ...Object.fromEntries(Object.keys(shape ?? {}).map((name) => [name, null])), ...given };
}

function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return innerType ? unwrapped(innerType) : schema;
}

const messagesOf = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input, { error: messageFor }).error?.issues.map(({ message }) => message) ?? [];

type Input = [name: string, schema: z.ZodType, example: unknown];
const inputs: Input[] = calls.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((place): Input[] => {
    const schema = call[place];
    return schema ? [[`${call.id} ${place}`, schema, examples[call.id]?.[place]]] : [];
  }),
);
const forms = { joinForm, speakerForm, sponsorForm, donationForm };
inputs.push(...Object.entries(forms).map(([name, schema]): Input => [name, schema, {}]));

test.each(inputs)(
  'When %s is bad input, then what is said about it is ours',
  (_, schema, example) => {
    const said = new Set<string>();
    for (const input of spoiled(withAllFields(schema, example)))
      for (const message of messagesOf(schema, input)) said.add(message);
    expect([...said].filter((message) => !isOurs(message))).toEqual([]);
  },
);

test('When input is anything at all, then what is said about it is ours', () => {
  fc.assert(
    fc.property(fc.constantFrom(...inputs), fc.anything(), ([, schema], input) => {
      expect(messagesOf(schema, input).filter((message) => !isOurs(message))).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  [joinForm, 'fullName', 'R', 'Name must be at least 2 characters'],
  [joinForm, 'companyName', '', 'Company name must be at least 2 characters'],
  [joinForm, 'phone', '555010010', 'Please enter a valid phone number'],
  [joinForm, 'email', 'ruth@example', 'Please enter a valid email address'],
  [joinForm, 'aboutYourself', 'Nineteen characters', 'Please tell us a little more about yourself'],
  [speakerForm, 'bio', 'x', 'Please provide at least 50 characters about yourself'],
  [speakerForm, 'speakingPreference', 'x', 'Please tell us about your speaking preference'],
  [sponsorForm, 'description', 'x', 'Please provide more details about your sponsorship interests'],
  [donationForm, 'amount', '', 'Please enter a donation amount'],
  [donationForm, 'message', 'x', 'Please provide a message'],
  [callBody('createContact'), 'fullName', 'R', 'Name must be at least 2 characters'],
  [callBody('createContact'), 'email', 'ruth', 'Please enter a valid email address'],
  [callBody('createContact'), 'phone', '123', 'Please enter a valid phone number'],
  [callBody('registerTraining'), 'financialGoals', {}, 'Please add at least one financial goal'],
  [
    callBody('sendMagicLink'),
    'phoneNumber',
    ' ',
    'Please enter your phone number to receive a login link',
  ],
  [
    callBody('createPrayer'),
    'userRequest',
    'x'.repeat(2_001),
    'Please use no more than 2,000 characters',
  ],
  [callBody('createPrayer'), 'userRequest', undefined, 'Please fill this in'],
  [callBody('createPrayer'), 'anonymous', 'perhaps', 'Please answer yes or no'],
])('When a field is filled in wrong, then it says: %#', (schema, field, value, message) => {
  const { issues = [] } = schema.safeParse({ [field]: value }, { error: messageFor }).error ?? {};
  expect(issues.filter(({ path }) => path[0] === field).map((issue) => issue.message)).toEqual([
    message,
  ]);
});

function callBody(id: string): z.ZodType {
  const body = calls.find((call) => call.id === id)?.body;
  if (!body) throw new Error(`${id} takes no body`);
  return body;
}
