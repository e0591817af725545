import { join } from 'node:path';
import getPort from 'get-port';
import { pinnedNode } from '../../files/paths.ts';
import { type StackProcess, createChild } from '../../local/runtime/child.ts';

/** A bare server, with which the product is compared. */
export type Floor = { url: string; process: StackProcess };

/** The file of a floor. */
type FloorFile = 'bare' | 'proxied' | 'host' | 'constant' | 'writes';

/** @param env `DATABASE_URL` of community (and which tables), or `UPSTREAM`: the address of another floor */
export async function startFloor(
  name: FloorFile,
  env: { DATABASE_URL: string; TABLES?: 'natural' } | { UPSTREAM: string },
): Promise<Floor> {
  const port = await getPort({ host: '127.0.0.1' });
  const file = join(import.meta.dirname, `${name}.ts`);
  const process = createChild({
    name,
    command: [pinnedNode(), '--disable-warning=ExperimentalWarning', file],
    env: { NODE_ENV: 'production', PORT: String(port), ...env },
    onLine: (_, line) => console.error(line),
  });
  await process.start();
  return { url: `http://127.0.0.1:${port}`, process };
}
