import { ModelError } from './model-errors.ts';

/** Limits how many calls run at once. There is no queue: whoever waits in one would wait longer than a person does. */
export function createSlots(count: number) {
  let taken = 0;
  return {
    /** @returns how to give it back @throws {ModelError} when all are taken */
    take(): () => void {
      if (taken >= count) throw new ModelError('too many replies at once');
      taken += 1;
      let isBack = false;
      return () => {
        if (!isBack) taken -= 1;
        isBack = true;
      };
    },
  };
}
