import type { z } from 'zod';
import { fieldMessages } from './field-messages.ts';

type Issue = z.core.$ZodRawIssue;

const inFigures = (value: number | bigint) => value.toLocaleString('en-US');

/** A blank text counts as missing, whatever its minimum length. */
const isBlank = (input: unknown) => input === undefined || input === null || input === '';

const byType: Readonly<Record<string, string>> = {
  string: fieldMessages.text,
  number: fieldMessages.number,
  nan: fieldMessages.number,
  int: fieldMessages.wholeNumber,
  boolean: fieldMessages.yesOrNo,
  array: fieldMessages.list,
  object: fieldMessages.fields,
  record: fieldMessages.fields,
  date: fieldMessages.date,
};

const byFormat: Readonly<Record<string, string>> = {
  email: fieldMessages.email,
  url: fieldMessages.webAddress,
  uuid: fieldMessages.id,
  guid: fieldMessages.id,
  date: fieldMessages.date,
  datetime: fieldMessages.dateAndTime,
  time: fieldMessages.time,
};

function tooSmall({ origin, minimum, inclusive, input }: Extract<Issue, { code: 'too_small' }>) {
  const bound = inFigures(minimum);
  if (origin === 'string')
    return isBlank(input) || minimum === 1
      ? fieldMessages.missing
      : fieldMessages.minCharacters(bound);
  if (origin === 'array' || origin === 'set') return fieldMessages.minEntries(bound);
  return inclusive === false ? fieldMessages.moreThan(bound) : fieldMessages.min(bound);
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>) {
  const bound = inFigures(maximum);
  if (origin === 'string') return fieldMessages.maxCharacters(bound);
  if (origin === 'array' || origin === 'set') return fieldMessages.maxEntries(bound);
  return inclusive === false ? fieldMessages.lessThan(bound) : fieldMessages.max(bound);
}

/**
 * The message for input that a schema refuses. Use `safeParse(input, { error: messageFor })` in services and forms. The
 * schema's own message takes precedence.
 */
export function messageFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isBlank(issue.input)
        ? fieldMessages.missing
        : (byType[issue.expected] ?? fieldMessages.shape);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return byFormat[issue.format] ?? fieldMessages.shape;
    case 'invalid_value':
      return isBlank(issue.input)
        ? fieldMessages.missing
        : fieldMessages.oneOf(issue.values.map(String).join(', '));
    case 'not_multiple_of':
      return fieldMessages.multipleOf(inFigures(issue.divisor));
    case 'unrecognized_keys':
      return fieldMessages.unknownField(issue.keys.join(', '));
    default:
      return fieldMessages.shape;
  }
}
