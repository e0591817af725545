import type { Care } from '@kbf/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showQuietLine } from '../../lib/care/quiet-line.ts';
import { Dialog } from '../ui/dialog.tsx';
import { QuietLine } from '../help-line/quiet-line.tsx';

const care: Care = { level: 'possible', kind: 'suicide', language: 'en' };
const say = (id: string) => act(() => showQuietLine({ id, care }));
const announces = () => screen.getByRole('note').closest('[aria-live]')?.getAttribute('aria-live');

function Page({ asks }: { asks: boolean }) {
  return (
    <>
      <Dialog open={asks} onOpenChange={() => undefined} title="Thank you" />
      <QuietLine isBehind />
    </>
  );
}

test('When the line is due, then one can call, or text where the line says so', async () => {
  render(<Page asks={false} />);
  say('1');
  await screen.findByRole('note');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['sms:988', 'tel:988']);
});

test('When a dialog is open, then the line stands in it; afterwards in the page, where it is no news', async () => {
  const { rerender } = render(<Page asks />);
  say('1');
  const dialog = screen.getByRole('dialog');
  expect(dialog.contains(await screen.findByRole('note'))).toBe(true);
  expect(announces()).toBe('polite');

  rerender(<Page asks={false} />);
  expect(screen.getAllByRole('note')).toHaveLength(1);
  expect(announces()).toBe('off');
});

test('When the line was closed, then it stays closed, until other words are sent', async () => {
  const user = userEvent.setup();
  render(<Page asks={false} />);
  say('1');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  say('1');
  expect(screen.queryByRole('note')).toBeNull();
  say('2');
  expect(await screen.findByRole('note')).toBeTruthy();
  expect(announces()).toBe('polite');
});
