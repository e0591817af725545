import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmButton } from './confirm-button.tsx';

function show(onConfirm: () => Promise<unknown>) {
  render(
    <ConfirmButton
      title="Delete this prayer?"
      description="For good."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    >
      Remove
    </ConfirmButton>,
  );
  return screen.getByRole('button', { name: 'Remove' });
}

test('When it is confirmed, then the act is done once, the dialog goes and the focus is back', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const button = show(act);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(act).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('When it is cancelled or left by Escape, then nothing is done', async () => {
  const act = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const button = show(act);
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(act).not.toHaveBeenCalled();
});

test('When the act fails, then the dialog stays, says so, and can be tried again', async () => {
  const act = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('no'))
    .mockResolvedValueOnce(undefined);
  await userEvent.click(show(act));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing has changed');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(act).toHaveBeenCalledTimes(2);
});
