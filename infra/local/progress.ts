import { setInterval as every } from 'node:timers';

/** After this time a step reports that it is still running, in milliseconds. */
const stillEvery = 10_000;

/** Reports progress to a waiting person: lines with the seconds since the start. */
export function createProgress(write: (line: string) => void = (line) => console.log(line)) {
  const begin = Date.now();
  const seconds = () => `${((Date.now() - begin) / 1000).toFixed(1).padStart(6)} s`;
  const say = (line: string) => write(`${seconds()}  ${line}`);
  return {
    say,
    /** Runs a step and reports from time to time that it is still running. */
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
