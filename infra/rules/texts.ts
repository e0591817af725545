/** Files with texts: a sentence for readers stays on one line and in one file. */
const texts: readonly { files: RegExp; reason: string }[] = [
  {
    files: /^services\/packages\/site-texts\/src\/(apps|care|coaching|quotes|sheets|values)\//,
    reason: 'what the pages say',
  },
  {
    files: /^services\/packages\/site-texts\/src\/(fellowship-prayer|(site|page)-scriptures)\.ts$/,
    reason: 'a prayer and verses, word for word',
  },
  {
    files: /^services\/packages\/scripture\/test\//,
    reason: 'verses and replies that quote them, word for word',
  },
  {
    files: /^services\/packages\/moderation\/(src|test)\//,
    reason: 'phrases and messages as people write them, each with its pattern',
  },
  { files: /-prompt\.ts$/, reason: 'instructions for a language model' },
  {
    files: /^services\/[a-z]+\/src\/(demo\/|demo-|[a-z]+\/built-in-)/,
    reason: 'demo content and built-in records',
  },
  {
    files: /^services\/notifications\/src\/messages\/\w+-(templates|layout)\.ts$/,
    reason: 'texts and mails as they are sent',
  },
];

/** Whether a file holds texts; the size rules then do not apply. */
export function holdsTexts(path: string): boolean {
  return texts.some(({ files }) => files.test(path));
}
