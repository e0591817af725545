import type { Page } from '@playwright/test';

/** The answers that came with the page. */
const firstData = /<script type="application\/json"[^>]*>.*?<\/script>/s;

/** From now on what this page opens has to ask for what it shows. */
export async function withoutFirstData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(firstData, '');
    return route.fulfill({ response, body });
  });
}
