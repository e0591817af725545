import { ModelError } from './model-errors.ts';

/** Limits parallel calls. There is no queue: the wait in one would be too long for a person. */
export function createSlots(count: number) {
  let taken = 0;
  return {
    /** @returns a function that frees the slot @throws {ModelError} when all are taken */
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
