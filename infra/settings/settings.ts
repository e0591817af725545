import { join } from 'node:path';
import { type ProcessName, processNames } from '@kbf/contracts';
import { z } from 'zod';
import { checkout } from '../files/paths.ts';

/** A setting in the configuration of one process. */
export type DeclaredSetting = {
  name: string;
  /** The process does not start without it. */
  isRequired: boolean;
  /** The default as a person would write it; undefined without one, or if it does not fit on a line. */
  usual: string | undefined;
  meta: z.core.GlobalMeta | undefined;
};

/** An environment variable of one or more processes. */
export type Setting = {
  name: string;
  processes: readonly ProcessName[];
  /** Who sets it: see the three parts of infra/docs/settings.md. */
  from: 'operator' | 'keys' | 'start';
  /** Its value must not appear in logs or lists. */
  isSecret: boolean;
  /** The defaults; more than one if the processes differ. */
  usual: readonly string[];
  meaning: string | undefined;
};

/** Every setting that a process reads, from its zod schema. */
export async function readConfigOf(process: ProcessName): Promise<DeclaredSetting[]> {
  const folder = process === 'gateway' ? 'gateway' : `services/${process}`;
  const module = (await import(join(checkout, folder, 'src/config.ts'))) as Record<string, unknown>;
  const schema = module[`${process}Config`];
  if (!(schema instanceof z.ZodType)) throw new Error(`${folder} has no ${process}Config`);
  return declaredIn(schema);
}

function declaredIn(schema: z.ZodType): DeclaredSetting[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => declared(name, field));
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((side) => declaredIn(side as z.ZodType));
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator, options } = schema.def;
    const found = options.flatMap((option) => declaredIn(option as z.ZodType));
    const byName = new Map(found.map((one) => [one.name, one]));
    // The others are required by only one of the choices.
    return [...byName.values()].map((one) => ({ ...one, isRequired: one.name === discriminator }));
  }
  throw new Error('a configuration is made of objects');
}

function declared(name: string, field: z.ZodType): DeclaredSetting {
  const { success, data } = field.safeParse(undefined);
  const isPlain = ['string', 'number'].includes(typeof data) || Array.isArray(data);
  const usual = isPlain ? String(data).replace(`${checkout}/`, '') : undefined;
  return { name, isRequired: !success, usual, meta: field.meta() };
}

/**
 * Every setting of every process. `npm start` passes these on. A setting of several processes is described in the
 * configuration of one of them.
 */
export const settings: readonly Setting[] = await readSettings();

async function readSettings(): Promise<Setting[]> {
  const read = await Promise.all(
    processNames.map(async (process) =>
      (await readConfigOf(process)).map((one) => ({ ...one, process })),
    ),
  );
  return [...Map.groupBy(read.flat(), ({ name }) => name)].map(([name, uses]) => {
    const meta = uses.map((use) => use.meta).find((one) => one?.description);
    return {
      name,
      processes: uses.map(({ process }) => process),
      from: (meta?.['from'] ?? 'start') as Setting['from'],
      isSecret: meta?.['isSecret'] === true,
      usual: [...new Set(uses.flatMap(({ usual }) => usual ?? []))],
      meaning: meta?.description,
    };
  });
}

/** The settings of this process. */
export const settingsOf = (process: ProcessName) =>
  settings.filter(({ processes }) => processes.includes(process));

/** Leaves out settings that only other processes read. Other variables stay. */
export function onlyFor(process: ProcessName, env: Record<string, string>): Record<string, string> {
  const foreign = new Set(
    settings.filter(({ processes }) => !processes.includes(process)).map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.has(name)));
}
