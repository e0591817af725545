import { prettyFactory } from 'pino-pretty';

/** Colors of process names, in order of appearance. */
const colors = [36, 35, 33, 32, 34, 31];

/** Makes a function that formats a process's output line, JSON or not, for people. */
export function createLineFormat(colored: boolean): (process: string, line: string) => string {
  const pretty = prettyFactory({
    colorize: colored,
    translateTime: 'SYS:HH:MM:ss',
    // The process name is already before each line.
    ignore: 'name,pid,hostname,v',
    singleLine: true,
  });
  const seen: string[] = [];
  return (process, line) => {
    if (!seen.includes(process)) seen.push(process);
    const label = process.padEnd(13);
    const color = colors[seen.indexOf(process) % colors.length];
    const name = colored ? `\u001B[${color}m${label}\u001B[0m` : label;
    return `${name} ${line.startsWith('{') ? pretty(line).trimEnd() : line}`;
  };
}

/** After this time a step reports that it is still running, in milliseconds. */
const stillEvery = 10_000;

/** Reports progress to a waiting person: lines with the seconds since the start. */
export function createProgress() {
  const begin = Date.now();
  const seconds = () => `${((Date.now() - begin) / 1000).toFixed(1).padStart(6)} s`;
  const say = (line: string) => console.log(`${seconds()}  ${line}`);
  return {
    say,
    /** Runs a step and reports from time to time that it is still running. */
    during: async <T>(name: string, work: Promise<T>): Promise<T> => {
      const timer = setInterval(() => say(`still ${name}…`), stillEvery);
      timer.unref();
      try {
        return await work;
      } finally {
        clearInterval(timer);
      }
    },
  };
}
