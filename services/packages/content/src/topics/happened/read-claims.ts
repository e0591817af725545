import { readFileSync } from 'node:fs';
import { heardAs, joinedLines, patternOf } from '../../words/patterns.ts';
import { withGaps, withOpenGaps } from './people.ts';

/** One way in which an event is told, with what it must hear and must not. */
export interface Telling {
  hears: RegExp;
  /**
   * Whether it is worth asking `hears`: who a person is takes so long a pattern that the first use of each, when the
   * engine reads it, costs 10 to 90 ms; of all of them it was a second of everybody's first prayer.
   */
  mayHear: RegExp;
  /** What the same sentence must not say. */
  unless?: RegExp;
  example: string;
  counter: string;
}

/** An event that lines of ours claim. */
export interface Claim {
  name: string;
  /** Topics whose words claim it. */
  topics: readonly string[];
  /** Lines that claim it wherever they stand. */
  says?: RegExp;
  /** What takes it back wherever the message says it: “He has called it off.” */
  takenBack?: RegExp;
  /** A claim that says as much as this one. */
  within?: string;
  tellings: readonly Telling[];
}

const told = (pattern: string): RegExp => heardAs(withGaps(patternOf(pattern)));

const readTellings = (lines: readonly string[]): Telling[] =>
  lines.flatMap((line, at): Telling[] => {
    if (!line.startsWith('~ ')) return [];
    const end = lines.findIndex((one, next) => next > at && one.startsWith('~ '));
    const own = lines.slice(at + 1, end < 0 ? undefined : end);
    const behind = (sign: string): string | undefined =>
      own.find((one) => one.startsWith(`${sign} `))?.slice(2);
    const unless = behind('!');
    return [
      {
        hears: told(line.slice(2)),
        mayHear: heardAs(withOpenGaps(patternOf(line.slice(2)))),
        ...(unless === undefined ? {} : { unless: told(unless) }),
        example: behind('+') ?? '',
        counter: behind('-') ?? '',
      },
    ];
  });

/** Reads claims from a text; the format stands at the head of `claims/death.txt`. */
export const readClaims = (file: URL): Claim[] =>
  `\n${joinedLines(readFileSync(file, 'utf8'))}`
    .split(/\n# /)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const says = lines.find((line) => line.startsWith('= '))?.slice(2);
      const topics = lines.find((line) => line.startsWith('topics '))?.slice('topics '.length);
      const back = lines.find((line) => line.startsWith('x '))?.slice('x '.length);
      const within = lines.find((line) => line.startsWith('or '))?.slice('or '.length);
      return {
        name: name.trim(),
        topics: topics?.split(' ') ?? [],
        ...(within === undefined ? {} : { within }),
        ...(back === undefined ? {} : { takenBack: told(back) }),
        ...(says === undefined ? {} : { says: new RegExp(says) }),
        tellings: readTellings(lines),
      };
    });
