import { useEffect, useRef } from 'react';
import { createExternalStore, useExternalStore } from '../../lib/external-store.ts';

const name = 'desk-keys';
const read = () => {
  try {
    return window.localStorage.getItem(name) !== 'off';
  } catch {
    return true;
  }
};
const isOn = createExternalStore(read());

/** Whether single keys decide: somebody who speaks to the computer, or rests a hand on it, turns them off. */
export function useKeysSwitch() {
  return {
    isOn: useExternalStore(isOn),
    turn: (on: boolean) => {
      isOn.set(on);
      try {
        window.localStorage.setItem(name, on ? 'on' : 'off');
      } catch {
        // A browser that keeps nothing: it holds until the page is left.
      }
    },
  };
}

const fields =
  'input, textarea, select, [contenteditable], [role="menu"], [role="alertdialog"], [role="dialog"]';

/** Runs what a single key stands for, unless somebody is writing or another key is held with it. */
export function useDeskKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(acts);
  const on = useExternalStore(isOn);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    if (!on) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest(fields)) return;
      const act = latest.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}
