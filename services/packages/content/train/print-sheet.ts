// Prints a sheet for raters: requests, and what the guides answer.
//   npx node services/packages/content/train/print-sheet.ts FOLDER [OUT]
// FOLDER holds prayers.txt (as in corpus/prayers) and coach.txt, contribution.txt, business.txt (conversations: "## n",
// then a line "> …" for each turn). Files that are missing are left out. OUT gets one sheet for each file.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  composeBusinessGuide,
  composeCoach,
  composeContribution,
  type ComposedReply,
  type GuideRequest,
} from '../src/guides/index.ts';
import { checkReply } from '../src/scripture/index.ts';
import { composePrayer } from '../src/topics/index.ts';
import { readConversations, readFile } from './read-requests.ts';

type Guide = (request: GuideRequest) => Pick<ComposedReply, 'text'>;

const guides: Record<string, Guide> = {
  coach: composeCoach,
  contribution: composeContribution,
  business: composeBusinessGuide,
};

/** As the page shows it: with the scripture check behind it. */
const shown = (text: string): string => checkReply(text).text;

const quote = (text: string): string => text.replaceAll(/^/gm, '> ');

const sheetOfPrayers = (file: URL): string =>
  readFile(file, 'prayers')
    .map(({ text }, at) => {
      const reply = shown(composePrayer({ message: text }).text);
      return `## ${at + 1}\n\n${quote(text)}\n\n${reply}\n\nRating: `;
    })
    .join('\n\n');

const sheetOfConversations = (file: URL, answer: Guide): string =>
  readConversations(file)
    .map((turns, at) => {
      const history: { role: 'user' | 'assistant'; content: string }[] = [];
      const lines = turns.map((message) => {
        const reply = shown(answer({ message, history: [...history] }).text);
        history.push({ role: 'user', content: message }, { role: 'assistant', content: reply });
        return `${quote(message)}\n\n${reply}`;
      });
      return `## ${at + 1}\n\n${lines.join('\n\n')}\n\nRating: `;
    })
    .join('\n\n');

const [from, out] = process.argv.slice(2);
if (from === undefined) throw new Error('usage: print-sheet.ts FOLDER [OUT]');
const folder = pathToFileURL(`${resolve(from)}/`);
for (const name of ['prayers', ...Object.keys(guides)]) {
  const file = new URL(`${name}.txt`, folder);
  if (!existsSync(file)) continue;
  const guide = guides[name];
  const sheet = guide ? sheetOfConversations(file, guide) : sheetOfPrayers(file);
  const text = `# Sheet for raters: ${name}\n\nRate each by infra/docs/guide-rubric.md.\n\n${sheet}\n`;
  if (out === undefined) process.stdout.write(text);
  else {
    mkdirSync(out, { recursive: true });
    writeFileSync(resolve(out, `${name}.md`), text);
  }
}
