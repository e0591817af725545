/**
 * Builds what the image needs (database clients and pages), and gathers it in a folder, without tests, tools for
 * development and sources of pages: `node infra/docker/build.ts /image`.
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { processNames } from '@kbf/process-kit';
import { generateClients } from '../database/generate.ts';
import { checkout } from '../files/paths.ts';
import { buildSpa } from '../local/spa.ts';
import { neededPackages } from './needed-packages.ts';

/** Our files beside the processes and their packages. */
const ours = [
  'package.json',
  '.env.example',
  'frontend/dist',
  'infra/package.json',
  'infra/backup',
  'infra/database',
  'infra/docker',
  'infra/files',
  'infra/settings',
  'infra/local/compile.ts',
  'infra/local/stack',
];
/** Tests, and what models were trained from. */
const notOurs = new Set('node_modules test testing corpus train check README.md .tsc'.split(' '));
/** Large parts of packages that no process loads. */
const notLoaded = [
  // Node does not run TypeScript in node_modules: there it is for editors.
  /\.(map|md|flow|[cm]?ts)$/,
  // Other databases, and a slower compiler of queries.
  /\.(cockroachdb|mysql|sqlite|sqlserver)\./,
  /\/query_compiler_(small_bg.*|.*\.js)$|\/wasm-compiler-edge\./,
  // Other formats of modules, other languages and sizes than those that we import.
  /\/bible-passage-reference-parser\/(cjs$|js$|esm\/lang\/(?!en\.))/,
  /\/swagger-ui-es-bundle/,
  /\/tinyld\/(playground$|dist\/tinyld\.(heavy|normal))/,
  /\/@fontsource-variable\/.*-italic\.woff2$/,
  /\/bintrees\/test$/,
];

/** Copies our files and the packages that they need into `image`, each into a folder of its own there. */
export function gather(image: string): void {
  const processes = processNames.map((name) => (name === 'gateway' ? name : `services/${name}`));
  for (const folder of neededPackages(processes)) {
    const from = join(checkout, folder);
    // Of optional packages, only those of this platform are installed.
    if (!existsSync(from)) continue;
    const isPackage = folder.includes('node_modules');
    const to = join(image, isPackage ? 'packages' : 'ours', folder);
    if (lstatSync(from).isSymbolicLink()) {
      mkdirSync(dirname(to), { recursive: true });
      symlinkSync(readlinkSync(from), to);
    } else cpSync(from, to, { recursive: true, filter: isPackage ? isRun(from) : isOurs });
  }
  for (const path of ours)
    cpSync(join(checkout, path), join(image, 'ours', path), { recursive: true, filter: isOurs });
}

const isOurs = (path: string): boolean =>
  !notOurs.has(basename(path)) && !path.endsWith('.test.ts');

/** A package in it is needed by itself or not at all, so `neededPackages` names it. */
const isRun =
  (from: string) =>
  (path: string): boolean => {
    const inside = relative(from, path);
    return (
      !/(^|\/)node_modules(\/|$)/.test(inside) && !notLoaded.some((pattern) => pattern.test(path))
    );
  };

if (import.meta.main) {
  await generateClients(console.log);
  await buildSpa(console.log);
  gather(process.argv[2]!);
}
