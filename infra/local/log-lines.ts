/** Colours of the names of processes, in the order in which they appear. */
const colours = [36, 35, 33, 32, 34, 31];
const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
/** Said elsewhere on the line, or of no use to a person reading along. */
const quiet = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err', 'v']);

/** Makes a function that turns a line of a process, JSON or not, into one that a person reads. */
export function createLineFormat(coloured: boolean): (process: string, line: string) => string {
  const seen: string[] = [];
  return (process, line) => {
    if (!seen.includes(process)) seen.push(process);
    const label = process.padEnd(13);
    const colour = colours[seen.indexOf(process) % colours.length];
    const name = coloured ? `\u001B[${colour}m${label}\u001B[0m` : label;
    const entry = parse(line);
    if (!entry) return `${clock(new Date())} ${name} ${line}`;
    const level = levels[Number(entry['level'])] ?? '';
    const parts = [
      clock(new Date(entry['time'] as string | number)),
      name,
      level,
      entry['msg'] as string,
    ];
    for (const [key, value] of Object.entries(entry))
      if (!quiet.has(key)) parts.push(`${key}=${show(value)}`);
    const { err } = entry as { err?: { stack?: string; message?: string } };
    const trouble = err?.stack ?? err?.message;
    return parts.filter(Boolean).join(' ') + (trouble ? `\n${trouble}` : '');
  };
}

function parse(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as Record<string, unknown>;
    return 'level' in entry ? entry : undefined;
  } catch {
    return undefined;
  }
}

function clock(time: Date): string {
  return Number.isNaN(time.getTime()) ? '--:--:--' : time.toTimeString().slice(0, 8);
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
