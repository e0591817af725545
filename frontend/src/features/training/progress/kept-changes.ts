/** Entries that the server does not have yet, stored in this browser per person: they survive a reload. */

export type Leaf = string | string[];
export type KeptLeaf = { value: Leaf; editedAt: string };
export type Changes = {
  /** By the path of the leaf. */
  leaves: Readonly<Record<string, KeptLeaf>>;
  completed: readonly number[];
  /** When the last module was completed. */
  completedAt?: string;
};

export const noChanges: Changes = { leaves: {}, completed: [] };

export const hasChanges = ({ leaves, completed }: Changes): boolean =>
  completed.length > 0 || Object.keys(leaves).length > 0;

const prefix = 'training:';

export function readChanges(personId: string): Changes {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + personId) ?? 'null') as Changes | null;
    return kept ? { ...noChanges, ...kept } : noChanges;
  } catch {
    // Storage is blocked, or contains other data: nothing was stored.
    return noChanges;
  }
}

export function keepChanges(personId: string, changes: Changes): void {
  try {
    if (hasChanges(changes)) localStorage.setItem(prefix + personId, JSON.stringify(changes));
    else localStorage.removeItem(prefix + personId);
  } catch {
    // Storage is blocked or full: the entries are still on the page, and are sent from there.
  }
}

/** Merges both; for a leaf in both, the newer one wins. Another tab of the same person uses the same storage. */
export function bothChanges(one: Changes, other: Changes): Changes {
  const leaves: Record<string, KeptLeaf> = { ...one.leaves };
  for (const [path, leaf] of Object.entries(other.leaves)) {
    const known = leaves[path];
    if (!known || known.editedAt < leaf.editedAt) leaves[path] = leaf;
  }
  const completed = [...new Set([...one.completed, ...other.completed])];
  return { ...one, ...other, leaves, completed };
}

/** Removes what was sent; a leaf that was edited again meanwhile stays. */
export function withoutSent(changes: Changes, sent: Changes): Changes {
  const leaves = Object.entries(changes.leaves).filter(
    ([path, { editedAt }]) => sent.leaves[path]?.editedAt !== editedAt,
  );
  const completed = changes.completed.filter((module) => !sent.completed.includes(module));
  return { ...changes, leaves: Object.fromEntries(leaves), completed };
}
