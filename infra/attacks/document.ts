import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Audience } from '@kbf/contracts';

export type Json = Record<string, unknown>;
export type Schema = Json & { $ref?: string };
type Content = Record<string, { schema?: Schema; example?: unknown }>;

/** One operation of the served document. */
export type Operation = {
  id: string;
  method: string;
  /** With `{name}` parameters. */
  path: string;
  audience: Audience | undefined;
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: Schema;
    example?: unknown;
  }[];
  body: { type: string; schema: Schema; example: unknown } | undefined;
  responses: Record<string, { content?: Content }>;
};

/** The OpenAPI document of a gateway, with the checks that the tests need. */
export type ApiDocument = {
  operations: Operation[];
  resolve: (schema: Schema) => Schema;
  /** Why the operation may not answer `value` with `status`; undefined when it may. */
  faultOf: (operation: Operation, status: number, type: string, text: string) => string | undefined;
};

type Raw = {
  paths: Record<string, Record<string, Json & { responses: Operation['responses'] }>>;
  components: { schemas: Record<string, Schema> };
};

/** Reads the document from a running site. */
export async function readDocument(origin: string): Promise<ApiDocument> {
  const raw = (await (await fetch(`${origin}/api/docs/openapi.json`)).json()) as Raw;
  const { schemas } = raw.components;
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  (formats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'api', components: { schemas } });
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (ref: string) => {
    const known = validators.get(ref);
    if (known) return known;
    const made = ajv.compile({ $ref: `api${ref}` });
    validators.set(ref, made);
    return made;
  };

  const operations = Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, spec]) => {
      const content = Object.entries(
        ((spec['requestBody'] as Json | undefined)?.['content'] as Content | undefined) ?? {},
      )[0];
      return {
        id: String(spec['operationId']),
        method: method.toUpperCase(),
        path,
        audience: spec['x-audience'] as Audience | undefined,
        parameters: (spec['parameters'] ?? []) as Operation['parameters'],
        body: content && {
          type: content[0],
          schema: content[1].schema ?? {},
          example: content[1].example,
        },
        responses: spec.responses,
      };
    }),
  );

  return {
    operations,
    resolve: (schema) =>
      schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema,
    faultOf(operation, status, type, text) {
      const declared = operation.responses[String(status)];
      if (!declared) return `status ${status} is not documented`;
      const schema = declared.content?.['application/json']?.schema;
      if (!type.includes('json')) {
        const types = Object.keys(declared.content ?? {});
        if (text === '' && types.length === 0) return undefined;
        return types.some((known) => type.includes(known)) || types.length === 0
          ? undefined
          : `${type} is not documented for ${status}`;
      }
      if (!schema?.$ref) return undefined;
      const validate = validatorOf(schema.$ref);
      return validate(JSON.parse(text))
        ? undefined
        : `${status}: ${ajv.errorsText(validate.errors)}`;
    },
  };
}
