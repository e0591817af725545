import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What every page needs, and what every page that makes calls needs. All else comes with the page that needs it. */
const groups = {
  site: ['src/main.tsx'],
  calls: [
    'src/app/data-layout.tsx',
    'src/lib/endpoint.ts',
    'src/lib/request-ids.ts',
    'src/components/ui/field.tsx',
    'src/components/ui/notice.tsx',
    'src/components/ui/text-input.tsx',
  ],
};

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
        // One import of the contracts reaches all of them; what of them is used where is for the bundler to find out.
        if (groupOf.has(id) || /services\/packages\/|node_modules\/zod\//.test(id)) return;
        groupOf.set(id, name);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) add(imported, name);
      };
      for (const [name, roots] of Object.entries(groups))
        for (const root of roots) add(resolve(root), name);
    },
  };
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: Object.keys(groups).map((name) => ({
      name,
      test: (id: string) => groupOf.get(id) === name,
    })),
  };
  return { plugin, codeSplitting };
}
