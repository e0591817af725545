import type { Page } from 'playwright';

// Runs in the page, whose types this side does not know.
const watch = `
  window.replyLengths = [];
  new MutationObserver(() => {
    const length = document.querySelector('p.prose-serif[aria-busy=true]')?.textContent.length;
    if (length && length !== window.replyLengths.at(-1)) window.replyLengths.push(length);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
`;

/** Begins to note how long the reply is that is being written on this page. */
export async function watchReply(page: Page): Promise<void> {
  await page.evaluate(watch);
}

/** How long its text was at each change. */
export function replyLengths(page: Page): Promise<number[]> {
  return page.evaluate<number[]>('window.replyLengths');
}
