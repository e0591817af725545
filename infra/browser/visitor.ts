import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/** A person with a browser of their own: cookies and storage are shared with nobody. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What no page of ours may do and did: errors in the console, requests to others, failed requests. */
  complaints: string[];
}

/** @param origin of the site; a request to anywhere else is a complaint */
export async function openVisitor(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(60_000);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn) complaints.push(`request to others: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} from ${response.url()}`);
  });
  return { context, page: await context.newPage(), complaints };
}
