import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../files/paths.ts';

/** The settings that an operator has set, of those that .env.example explains. */
export function operatorSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const example = readFileSync(join(checkout, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]!);
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
