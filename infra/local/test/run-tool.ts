import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { checkout, compileCache } from '../../files/paths.ts';

const tools = join(checkout, 'node_modules/.bin');
const running = new Set<ChildProcess>();

/**
 * Runs a program of the installed packages in the checkout, on the pinned Node.
 * @param show prints its output live; otherwise it is collected in `output`
 */
export function runTool(
  name: string,
  args: string[],
  options: { show: boolean; env?: Record<string, string> },
): Promise<{ status: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; output: string }>();
  const to = options.show ? 'inherit' : 'pipe';
  const child = spawn(join(tools, name), args, {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env['PATH']}`,
      NODE_COMPILE_CACHE: compileCache,
      ...options.env,
    },
    stdio: ['ignore', to, to, 'ipc'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('error', (error) => resolve({ status: 1, output: error.message }));
  child.on('close', (code) => {
    running.delete(child);
    resolve({ status: code ?? 1, output });
  });
  return promise;
}

/** Ends the running tools. */
export function endTools(): void {
  for (const child of running) child.kill('SIGTERM');
}
