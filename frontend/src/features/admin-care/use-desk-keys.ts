import { useEffectEvent, useLayoutEffect } from 'react';
import { useSingleKeys } from '../../lib/browser/use-single-keys.ts';

/** Whether single keys decide. */
export const useKeysSwitch = () => useSingleKeys('desk-keys');

const fields =
  'input, textarea, select, [contenteditable], [role="menu"], [role="alertdialog"], [role="dialog"]';

/**
 * Runs the action of a single key, unless the person is writing or holds another key. The keys are updated before
 * paint, so that they match what is visible.
 */
export function useDeskKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const { isOn } = useKeysSwitch();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
    if (ctrlKey || metaKey || altKey || repeat) return;
    if (target instanceof Element && target.closest(fields)) return;
    const act = acts[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}
