import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DayInput } from './day-input.tsx';

test.each([
  ['June 30, 2031', '2031-06-30'],
  ['30.6.2031', '2031-06-30'],
  ['6/30/2031', '2031-06-30'],
])('When %s is pasted, then the day is %s', async (pasted, day) => {
  const change = vi.fn<(day: string) => void>();
  render(<DayInput aria-label="By when" onChange={({ target }) => change(target.value)} />);
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('By when'));
  await user.paste(pasted);
  expect(change).toHaveBeenLastCalledWith(day);
});
