import { join } from 'node:path';
import type { ProcessName } from '@kbf/contracts';
import { z } from 'zod';

const checkout = join(import.meta.dirname, '../..');

/** A setting in the configuration of a process. */
export type Declared = {
  /** The process does not start without it. */
  isRequired: boolean;
  /** The default as a person would write it; undefined without one, or if it does not fit on a line. */
  usual: string | undefined;
};

/** Every setting that a process reads, from its zod schema. */
export async function readConfigOf(process: ProcessName): Promise<Map<string, Declared>> {
  const folder = process === 'gateway' ? 'gateway' : `services/${process}`;
  const module = (await import(join(checkout, folder, 'src/config.ts'))) as Record<string, unknown>;
  const schema = module[`${process}Config`];
  if (!(schema instanceof z.ZodType)) throw new Error(`${folder} has no ${process}Config`);
  return new Map(declaredIn(schema));
}

function declaredIn(schema: z.ZodType): [string, Declared][] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, declared(field)]);
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => declaredIn(side as z.ZodType));
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator, options } = schema.def;
    return options.flatMap((option) =>
      declaredIn(option as z.ZodType).map(([name, one]): [string, Declared] => [
        name,
        // Required by only one of the choices.
        { ...one, isRequired: name === discriminator },
      ]),
    );
  }
  throw new Error('a configuration is made of objects');
}

function declared(field: z.ZodType): Declared {
  const missing = field.safeParse(undefined);
  if (!missing.success) return { isRequired: true, usual: undefined };
  const { data } = missing;
  const isPlain = ['string', 'number'].includes(typeof data) || Array.isArray(data);
  return { isRequired: false, usual: isPlain ? String(data) : undefined };
}
