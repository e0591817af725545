import { messageFor } from '@kbf/contracts';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Input that its schema refuses, with readable messages. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('input is not valid');
    this.issues = issues;
  }
}

/** Lets Fastify check input with the schemas of the contracts. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { error: messageFor });
    return result.success
      ? { value: result.data }
      : { error: new InvalidInput(result.error.issues) };
  };
