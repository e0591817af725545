import { until } from '@kbf/test-kit';
import type { APIResponse, Page } from 'playwright';
import { expect } from 'vitest';
import { findingsInBothThemes } from './look-over.ts';
import type { Visitor } from './visitor.ts';

/** The chapters of an admin's day. They go by what is on the screen. */

/** A call as the pages of a person make it. */
export const post = (
  { page, context }: Visitor,
  path: string,
  data: object,
): Promise<APIResponse> =>
  context.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });

/** Finds who wrote, opens it at its own address, and keeps a status and a note. What is open is accessible. */
export async function findAndNote(
  page: Page,
  { name, company, note }: { name: string; company: string; note: string },
): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('figure', { name: /^Submissions over time/ }).waitFor();
  await page.getByLabel('Name, e-mail, phone or message').fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText(company).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/contacts\/[0-9a-f-]{36}$/);
  await dialog.getByLabel('Status').selectOption('Contacted');
  await dialog.getByLabel(/^Note/).fill(note);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await until(async () => (await dialog.getByText('Contacted').count()) > 1);
  await page.reload();
  await expect.poll(() => dialog.getByLabel(/^Note/).inputValue()).toBe(note);
  expect(await findingsInBothThemes(page)).toEqual([]);
}

/** Makes the person of the open submission a member, and finds them among the members. */
export async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Approve as a member' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText(`${name} was approved.`).waitFor();
  await page.getByRole('link', { name: 'See them among the members' }).click();
  await until(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    return (await page.getByRole('row').filter({ hasText: name }).count()) === 1;
  });
}

/** Sees the one text that failed, and has it sent again. */
export async function sendAgain(page: Page): Promise<void> {
  await page.goto('/admin/deliveries');
  const failed = page.getByRole('region', { name: 'Failed or of unknown fate' });
  const row = failed.getByRole('row').filter({ hasText: 'welcome' });
  await row.getByText('Failed').waitFor();
  await row.getByRole('button', { name: /^Send again/ }).click();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await failed.getByText(/^Nothing has failed/).waitFor();
}

/** Opens what reports have hidden, and shows it again once it cannot be taken back any more. */
export async function showAgain(page: Page, id: string): Promise<void> {
  await page.goto('/admin/care');
  await page.getByRole('link', { name: /Hidden by reports/ }).click();
  await page.getByRole('heading', { name: '3 reports' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/care/prayer-${id}`);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await page.getByText('Decided: others will see it.').waitFor();
}

/** From the alert's address to whoever is in danger: who it is, the number to tap, and that it is done. */
export async function handleDanger(
  page: Page,
  { words, name, note }: { words: string; name: string; note: string },
): Promise<void> {
  await page.goto('/admin/care');
  await page.getByRole('link', { name: /suicide/ }).click();
  await page.getByText(words).waitFor();
  await page.getByText(name).waitFor();
  const call = page.getByRole('link', { name: /^Call \+1 202 555 \d{4}$/ });
  await expect.poll(() => call.getAttribute('href')).toMatch(/^tel:\+1202555\d{4}$/);
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Handled' }).click();
  await page.getByText('Handled.', { exact: true }).waitFor();
}

/** The page of the log has all these acts. What is decided at the desk comes some seconds later. */
export async function findInLog(page: Page, acts: readonly string[]): Promise<void> {
  await until(async () => {
    await page.goto('/admin/log');
    await page.getByRole('row').nth(1).waitFor();
    const shown = await page.getByRole('table').innerText();
    return acts.every((act) => shown.includes(act));
  });
}
