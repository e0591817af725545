import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { prerenderedPages } from './prerendered-pages.ts';

type Chunks = Map<string, Rolldown.OutputChunk>;
type Prerender = { renderPage: (path: string) => Promise<string> };

const emptyRoot = '<div id="root"></div>';

/** The files of a module and of all that it imports at once. */
function filesFor(modules: readonly string[], root: string, chunks: Chunks): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) add(imported);
  };
  for (const module of modules) {
    const id = resolve(root, module);
    const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${module} is no part of its own: see prerendered-pages.ts`);
    add(chunk.fileName);
  }
  return found;
}

const styles = /<link rel="stylesheet"[^>]*>/;
const firstScript = '<script src="/theme.js"></script>';

/**
 * What the page shows stands in it: so style and fonts come before code, which only brings it to life. Each of the
 * scripts would else take the line from them.
 */
function stylesFirst(template: string): string {
  const [link = ''] = styles.exec(template) ?? [];
  return template
    .replace(link, '')
    .replace(firstScript, () => `${firstScript}\n    ${link}`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

/** Puts a page into the template: what it shows into its root, what it needs into its head. */
function fillTemplate(template: string, content: string, scripts: Iterable<string>): string {
  // React notes at the beginning what the page should fetch early; that belongs into the head.
  const [hints = ''] = /^(?:<link [^>]*>)*/.exec(content) ?? [];
  const preloads = [...scripts]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`);
  return stylesFirst(template)
    .replace('</head>', () => `${[hints, ...preloads].join('')}</head>`)
    .replace(emptyRoot, () => `<div id="root">${content.slice(hints.length)}</div>`);
}

/** Serves pages with their content in them: each is rendered once, when the site is built. */
export function prerenderPages(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'prerender-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle)
          .filter((part) => part.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      );
      const work = join(outDir, '.prerender');
      await build({
        root,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir: work, emptyOutDir: true, copyPublicDir: false },
        // One file without packages beside it: it is run from where nothing is installed.
        ssr: { noExternal: true },
      });
      const { renderPage } = (await import(
        pathToFileURL(join(work, 'prerender.js')).href
      )) as Prerender;
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      for (const { path, file: name, modules } of prerenderedPages) {
        const file = join(outDir, `pages/${name}.html`);
        await mkdir(dirname(file), { recursive: true });
        const scripts = filesFor(modules, root, chunks);
        await writeFile(file, fillTemplate(template, await renderPage(path), scripts));
      }
      await rm(work, { recursive: true });
    },
  };
}
