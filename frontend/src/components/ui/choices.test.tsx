import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Menu } from './menu.tsx';
import { Progress } from './progress.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';

test('When the words of a checkbox are pressed, then it changes', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(
    <Checkbox
      label="Without my name"
      hint="As Community Member"
      checked={false}
      onCheckedChange={change}
    />,
  );
  await userEvent.click(screen.getByText('Without my name'));
  expect(change).toHaveBeenCalledWith(true);
  const box = screen.getByRole('checkbox', { name: 'Without my name' });
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(
    'As Community Member',
  );
});

test('When a switch is pressed with the keyboard, then it changes at once', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Texts about replies" checked onCheckedChange={change} />);
  screen.getByRole('switch', { name: 'Texts about replies' }).focus();
  await userEvent.keyboard(' ');
  expect(change).toHaveBeenCalledWith(false);
});

test('When one of a group is chosen, then its value is told', async () => {
  const change = vi.fn<(value: string) => void>();
  const options = [
    { value: 'community', label: 'Share' },
    { value: 'private', label: 'Keep' },
  ] as const;
  render(
    <RadioGroup
      label="Who can read it?"
      value="community"
      onValueChange={change}
      options={options}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Who can read it?' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Keep' }));
  expect(change).toHaveBeenCalledWith('private');
});

test('When arrow keys move along tabs, then the next one is asked for', async () => {
  const change = vi.fn<(value: string) => void>();
  const tabs = [
    { value: 'growth', label: 'Growth', content: <p>next step</p> },
    { value: 'support', label: 'Support', content: <p>whom to ask</p> },
  ] as const;
  render(<Tabs label="Dashboard" value="growth" onValueChange={change} tabs={tabs} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('next step');
  await userEvent.click(screen.getByRole('tab', { name: 'Support' }));
  expect(change).toHaveBeenCalledWith('support');
});

test('When more is counted than there is, then progress stays at its end and says the words', () => {
  render(<Progress label="Training" value={9} max={6} words="6 of 6 modules" />);
  const bar = screen.getByRole('progressbar', { name: 'Training' });
  expect(bar.getAttribute('aria-valuenow')).toBe('100');
  expect(bar.getAttribute('aria-valuetext')).toBe('6 of 6 modules');
});

test('When a menu is opened with the keyboard, then its acts can be reached and one is done', async () => {
  const report = vi.fn<() => void>();
  render(<Menu label="More" items={[{ label: 'Report', onSelect: report }]} />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Report'));
  await userEvent.keyboard('{Enter}');
  expect(report).toHaveBeenCalledOnce();
});
