// Writes infra/docs/guide-figures.md: how the guides choose on the requests of authors who were set aside.
//   npx node services/packages/content/train/write-figures.ts
import { writeFileSync } from 'node:fs';
import { measureConversations, measurePrayers, measureShortPrayers } from './measure-choice.ts';

const page = new URL('../../../../infra/docs/guide-figures.md', import.meta.url);

const prayers = measurePrayers();
const short = measureShortPrayers();
const rows = measureConversations().map(
  ({ guide, conversations, sure }) => `| ${guide} | ${conversations} | ${sure} |`,
);
const text = `# How well the guides choose what to speak about

Made by \`services/packages/content/train/write-figures.ts\`; do not edit. Measured on requests of authors whose texts
were set aside before anything was trained (\`services/packages/content/corpus/frozen\`). Nobody reads them or their
misses. Their authors named each topic in a word or two of their own; a choice counts as right when the topic is
called so, lists that word or covers such a topic, so the figures are a little rough. How good the replies are is
another matter: people rate them by \`guide-rubric.md\`.

## Prayers

| what | percent |
| --- | --- |
| requests whose topic the guide is sure of (of ${prayers.known}) | ${prayers.sure} |
| right, where it is sure | ${prayers.rightWhenSure} |
| right, or no guess made: the prayer keeps to the person's own words and asks | ${prayers.rightOrNotGuessed} |

Wanted in the last line: 90.

The same of short everyday requests by another author, who named the topics by their ids:

| what | percent |
| --- | --- |
| requests whose topic the guide is sure of (of ${short.requests}) | ${short.sure} |
| right, where it is sure | ${short.rightWhenSure} |

## First turns of conversations

| guide | conversations | sure of a subject, percent |
| --- | --- | --- |
${rows.join('\n')}
`;
writeFileSync(page, text);
process.stdout.write(text);
