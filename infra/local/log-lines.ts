import { prettyFactory } from 'pino-pretty';

/** Colors of process names, in order of appearance. */
const colours = [36, 35, 33, 32, 34, 31];

/** Makes a function that formats a process's output line, JSON or not, for people. */
export function createLineFormat(coloured: boolean): (process: string, line: string) => string {
  const pretty = prettyFactory({
    colorize: coloured,
    translateTime: 'SYS:HH:MM:ss',
    // The process name is already before each line.
    ignore: 'name,pid,hostname,v',
    singleLine: true,
  });
  const seen: string[] = [];
  return (process, line) => {
    if (!seen.includes(process)) seen.push(process);
    const label = process.padEnd(13);
    const colour = colours[seen.indexOf(process) % colours.length];
    const name = coloured ? `\u001B[${colour}m${label}\u001B[0m` : label;
    return `${name} ${line.startsWith('{') ? pretty(line).trimEnd() : line}`;
  };
}
