// Prints a sheet for raters: what people wrote, and what the guides reply.
//   npx node services/packages/guides/train/print-sheet.ts FOLDER > sheet.md
// FOLDER holds prayers.txt ("# label", then a request) and coach.txt, contribution.txt, business.txt (conversations:
// "## n", then a line "> …" for each turn of the person). A file may be left out.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkReply } from '@kbf/scripture';
import { answerQuestion, composePrayer } from '../src/index.ts';
import { guideNames } from '../src/load-guides.ts';
import { readConversations, readLabeled } from './read-corpus.ts';

const folder = pathToFileURL(`${resolve(process.argv[2] ?? '.')}/`);
const quote = (text: string): string => text.replaceAll(/^/gm, '> ');
const print = (name: string, replies: readonly string[]): void =>
  void process.stdout.write(`# ${name}\n\n${replies.join('\n\nRating: \n\n')}\n\nRating: \n\n`);
const fileOf = (name: string): string => new URL(`${name}.txt`, folder).href;
const isThere = (name: string): boolean => existsSync(new URL(fileOf(name)));

if (isThere('prayers')) {
  const reply = (message: string, seed: number): string =>
    checkReply(composePrayer({ message, seed }).text).text;
  const requests = readLabeled(fileOf('prayers'));
  print(
    'prayers',
    requests.map(({ text }, at) => `## ${at + 1}\n\n${quote(text)}\n\n${reply(text, at)}`),
  );
}
for (const guide of guideNames.filter(isThere)) {
  const talk = (turns: readonly string[], seed: number): string => {
    const history: { role: 'user' | 'assistant'; content: string }[] = [];
    const lines = turns.map((message) => {
      const { text, library } = answerQuestion(guide, { message, history: [...history], seed });
      history.push({ role: 'user', content: message }, { role: 'assistant', content: text });
      const buttons = library.related.map(({ question }) => `[button: ${question}]`);
      return [quote(message), text, buttons.join('\n')].join('\n\n');
    });
    return `## ${seed + 1}\n\n${lines.join('\n\n')}`;
  };
  print(guide, readConversations(fileOf(guide)).map(talk));
}
