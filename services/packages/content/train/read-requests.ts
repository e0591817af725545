import { readdirSync, readFileSync } from 'node:fs';

/** A request, the topics that fit it (the best first), and the file it stands in. */
export interface LabelledRequest {
  fitting: string[];
  text: string;
  source: string;
}

const folder = new URL('../corpus/', import.meta.url);

/** Reads one file: a line `# topic` (others that fit may follow), then the text. */
export const readFile = (file: URL, source: string): LabelledRequest[] =>
  `\n${readFileSync(file, 'utf8').replaceAll('\r\n', '\n')}`
    .split(/\n# /)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const text = part.slice(end + 1).trim();
      if (end < 0 || text === '')
        throw new Error(`${source}: no text below "${part.slice(0, 40)}"`);
      return { fitting: part.slice(0, end).trim().split(/\s+/), text, source };
    });

/**
 * All requests of one part of the corpus ("prayers", "coach", …).
 * @throws Error at a label that is none of `known`: a free word would be learnt as a topic of its own
 */
export const readRequests = (part: string, known?: ReadonlySet<string>): LabelledRequest[] =>
  readParts(part).map((request) => {
    const odd = known && request.fitting.find((label) => !known.has(label));
    if (odd) throw new Error(`${request.source}: no topic is called "${odd}"`);
    return request;
  });

const readParts = (part: string): LabelledRequest[] =>
  readdirSync(new URL(`${part}/`, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFile(new URL(`${part}/${name}`, folder), name.replace('.txt', '')));

/** Reads conversations: "## n", then a line "> …" for each turn of the person. */
export const readConversations = (file: URL): string[][] =>
  `\n${readFileSync(file, 'utf8')}`
    .split(/\n## /)
    .slice(1)
    .map((part) =>
      part
        .split('\n')
        .filter((line) => line.startsWith('> '))
        .map((line) => line.slice(2).trim()),
    )
    .filter((turns) => turns.length > 0);
