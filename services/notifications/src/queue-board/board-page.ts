import { queueBoard } from '@kbf/contracts';
import { boardSettings } from './board-settings.ts';
import type { BoardFiles } from './board-files.ts';

/** JSON in which no text can end the script element. */
const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`);

/**
 * The page for bull-board's scripts. Bull-board's own page loads fonts from other servers and has inline styles, which
 * our pages may not. The scripts read the board's address from `base`, and nothing else does.
 */
export const boardPage = ({
  scripts,
  styles,
}: Pick<BoardFiles, 'scripts' | 'styles'>): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <base href="${queueBoard.path}/" />
    <title>${boardSettings.boardTitle}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
${styles.map((path) => `    <link rel="stylesheet" href="${queueBoard.path}/${path}" />`).join('\n')}
  </head>
  <body>
    <script id="__UI_CONFIG__" type="application/json">${inScript(boardSettings)}</script>
    <div id="root"></div>
${scripts.map((path) => `    <script defer src="${queueBoard.path}/${path}"></script>`).join('\n')}
  </body>
</html>
`;
