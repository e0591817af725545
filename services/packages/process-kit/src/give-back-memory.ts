import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Has this thread give back the memory of what it does not need any more, such as what it read to build something else.
 * V8 does so by itself only when it needs room: a thread that loads once and then does little would keep it for ever.
 * Takes some tens of milliseconds.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
