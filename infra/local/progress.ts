import { setInterval as every } from 'node:timers';

/** After this a step is long enough to say that it still goes on, in milliseconds. */
const stillEvery = 10_000;

/** Says what happens, for a person who waits: lines with the seconds since the beginning. */
export function createProgress(write: (line: string) => void = (line) => console.log(line)) {
  const begin = Date.now();
  const seconds = () => `${((Date.now() - begin) / 1000).toFixed(1).padStart(6)} s`;
  const say = (line: string) => write(`${seconds()}  ${line}`);
  return {
    say,
    /** Runs a step and says now and then that it still goes on. */
    during: async <T>(name: string, work: Promise<T>): Promise<T> => {
      const timer = every(() => say(`still ${name}…`), stillEvery);
      timer.unref();
      try {
        return await work;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
