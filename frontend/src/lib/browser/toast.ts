import { limits } from '@kbf/contracts';
import { createExternalStore, useExternalStore } from './external-store.ts';

export type ToastContent = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  /** Display time in milliseconds; default `limits.toast.displayMs`. */
  durationMs?: number;
  /** One action of the toast. It closes the toast. */
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastContent & { id: string; open: boolean };

const store = createExternalStore<readonly Toast[]>([]);
const removals = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

function remove(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
  store.set(store.get().filter((toast) => toast.id !== id));
}

/** Marks a toast closed; it leaves the list after a very long delay (specification section 9). */
export function dismissToast(id: string): void {
  if (removals.has(id)) return;
  store.set(store.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  removals.set(
    id,
    setTimeout(() => remove(id), limits.toast.removeDelayMs),
  );
}

/** Shows a message. At most `limits.toast.visible` are kept: a new one replaces the last. Returns its id. */
export function toast(content: ToastContent): string {
  lastId += 1;
  const id = String(lastId);
  const kept = [{ ...content, id, open: true }, ...store.get()].slice(0, limits.toast.visible);
  for (const [removed, timer] of removals) {
    if (kept.some((toast) => toast.id === removed)) continue;
    clearTimeout(timer);
    removals.delete(removed);
  }
  store.set(kept);
  return id;
}

/** Changes what an open toast says. Returns whether it was still open. */
export function changeToast(id: string, change: Pick<ToastContent, 'description'>): boolean {
  const isOpen = store.get().some((toast) => toast.id === id && toast.open);
  if (isOpen)
    store.set(store.get().map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
  return isOpen;
}

/** All kept toasts, open or closed. */
export const keptToasts = store.get;

/** Empties the list. For tests. */
export function resetToasts(): void {
  for (const { id } of store.get()) remove(id);
}

export function useToasts(): readonly Toast[] {
  return useExternalStore(store);
}
