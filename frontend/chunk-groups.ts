import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What every page needs, what most need, and what pages with the store need. All else comes with its page. */
const groups = {
  site: ['src/main.tsx'],
  /** What most pages of visitors show, and what a call outside the store needs. */
  parts: [
    '../node_modules/lucide-react/dist/esm/createLucideIcon.mjs',
    ...['check', 'phone', 'message-circle', 'x', 'flag', 'chevron-right'].map(
      (icon) => `../node_modules/lucide-react/dist/esm/icons/${icon}.mjs`,
    ),
    ...['field', 'notice', 'text-input', 'text-area', 'text-link', 'badge'].map(
      (name) => `src/components/ui/${name}.tsx`,
    ),
    'src/components/prayer/marked-text.tsx',
    'src/components/care/care-frame.tsx',
    'src/components/help-line/danger-line.tsx',
    'src/lib/api/endpoint.ts',
    'src/lib/browser/request-ids.ts',
    'src/lib/browser/relative-time.ts',
    'src/lib/browser/use-late-address.ts',
    'src/lib/browser/use-single-keys.ts',
    'src/lib/browser/use-typed-before.ts',
    'src/lib/browser/page-head.ts',
    'src/lib/care/use-care.ts',
  ],
  /** Help for whoever is in danger: one file, so that it comes whole. */
  help: ['src/components/care/first-help.tsx', 'src/components/help-line/care-line.tsx'],
  calls: [
    'src/app/store-layout.tsx',
    'src/components/query.tsx',
    'src/components/ui/skeleton.tsx',
    'src/lib/api/public-api.ts',
  ],
  /** Only what `ofFeeds` names: what these import is used on other pages, too. */
  feeds: [],
};

const below = (...files: string[]) => new RegExp(String.raw`contracts/src/(?:${files.join('|')})$`);

/**
 * What both feeds, the page to pray through them and circles show, and no other page: one file for all. Otherwise, what
 * two of them share would be one more file.
 */
const feedFiles = [
  'prayer-card|prayer-letter|letter-photo|edited-mark|prayer-menu|could-not-send',
  'feed-frame|feed-turning|use-turning|use-swipe|feed-keys',
  'prayer-feed-api|comment-change|use-feed-position|use-addressed-prayer|use-linked-prayer',
  'like-button|share-button|share-prayer|comment-list|comment-item|comment-form',
];
const ofFeeds = [
  String.raw`features/prayer-feed/(?:${feedFiles.join('|')})\.tsx?`,
  String.raw`components/care/(?:with-care-later|first-number)\.tsx`,
  String.raw`lucide-react/dist/esm/icons/(?:chevron-left|heart|send|share-2)\.mjs`,
  String.raw`paths\.ts\?entry=(?:getPrayer|likePrayer|listComments|createComment|seeComments)`,
];

/**
 * By group: `ofFeeds`, and small parts of the contracts that are plain values, by those who read them. For the entries
 * of a table see `vite.config.ts`.
 */
const values: Partial<Record<string, RegExp>> = {
  site: below(
    String.raw`(?:site|page-paths|first-data|headers|auth/cookies)\.ts`,
    String.raw`messages/(?:refusals|wait-in-words|who-answers)\.ts`,
    String.raw`limits\.ts\?entry=(?:navigation|toast|photo|maxBodyBytes|login)`,
    String.raw`error-codes\.ts\?entry=(?:loginChanged|proofRequired)`,
  ),
  parts: below(
    String.raw`call\.ts`,
    String.raw`limits\.ts\?entry=(?:list|prayer|share|chatMessage)`,
    String.raw`paths\.ts\?entry=getGathering`,
  ),
  feeds: new RegExp(`(?:${ofFeeds.join('|')})$`),
  calls: below(String.raw`paths\.ts\?entry=(?:listPrayers|prayerStream|deletePrayer|getFounder)`),
};

/** The files that the site may import. */
const known = /\/(?:rolldown-runtime|parts)-/;

/** One import of these reaches all they have: what of them is used where is for the bundler to find out. */
const barrels = /services\/packages\/|node_modules\/zod\/|lucide-react\/dist\/esm\/lucide-react/;

/**
 * Few files instead of dozens of small ones: each costs a round trip on a slow line, and compresses less by itself. A
 * group holds what its modules import at once, and nothing that an earlier one has.
 */
export function chunkGroups() {
  const groupOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const add = (id: string, name: string) => {
        if (groupOf.has(id) || barrels.test(id)) return;
        groupOf.set(id, name);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported, name);
      };
      for (const [name, roots] of Object.entries(groups))
        for (const root of roots) add(resolve(root), name);
    },
    // Code outside the groups would be part of the entry, and the site would wait for a file that waits for the site.
    generateBundle(_options, bundle) {
      const site = Object.values(bundle).find(({ name }) => name === 'site');
      const stray = site?.type === 'chunk' ? site.imports.filter((file) => !known.test(file)) : [];
      if (stray.length > 0) throw new Error(`the site needs ${stray.join()}: see chunk-groups.ts`);
    },
  };
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: Object.keys(groups).map((name) => ({
      name,
      test: (id: string) => groupOf.get(id) === name || (values[name]?.test(id) ?? false),
    })),
  };
  return { plugin, codeSplitting };
}
