import { join } from 'node:path';
import { localFolder } from '../files/paths.ts';
import { keptPackage, outputOf } from '../local/runtime/kept-package.ts';

/** A program that needs no other package, from PATH, else unpacked from its Debian or Ubuntu package. */
export async function debianProgram(program: string, name: string): Promise<string[]> {
  const troubleOf = async (command: readonly string[]) =>
    (await outputOf([...command, '--version'])).trouble;
  if ((await troubleOf([program])) === undefined) return [program];
  return keptPackage(console.error, {
    title: name,
    names: [name],
    leaveOut: /./,
    program: `usr/bin/${program}`,
    troubleOf,
    home: join(localFolder, `${name}-package`),
    env: process.env,
  });
}
