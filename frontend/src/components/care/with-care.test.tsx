import { careKinds, careLanguages, type Care } from '@kbf/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CareState } from '../../lib/care/use-care.ts';
import { QuietLine } from '../help-line/quiet-line.tsx';
import { WithCare } from './with-care.tsx';

const show = (care: Care, state: CareState = 'received') =>
  render(
    <>
      <WithCare due={{ id: '1', care, state }}>
        <textarea aria-label="Your words" defaultValue="My words" />
      </WithCare>
      <QuietLine />
    </>,
  );

const everyKind = careKinds.flatMap((kind) =>
  careLanguages.map((language) => ({ kind, language })),
);

test.each(everyKind)(
  'When danger is certain ($kind, $language), then a number can be tapped before the words',
  (care) => {
    show({ level: 'certain', ...care });
    const region = screen.getByRole('region');
    expect(document.activeElement).toBe(region);
    expect(region.lang).toBe(care.language);
    const [first] = screen.getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(/^(tel|sms):\+?\d{3,11}/);
    const title = screen.getByRole('heading', { level: 2 });
    expect(title.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test.each(everyKind)(
  'When danger is possible ($kind, $language), then one line names a number that can be tapped',
  async (care) => {
    show({ level: 'possible', ...care });
    expect((await screen.findByRole('note')).lang).toBe(care.language);
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toMatch(/^(tel|sms):/);
  },
);

test('When a line takes texts with a word, then the word is in the link', () => {
  show({ level: 'certain', kind: 'partner-violence', language: 'en' });
  const text = screen.getByRole('link', { name: /Text START to 88788/ });
  expect(text.getAttribute('href')).toBe('sms:88788?&body=START');
});

test('When Spanish is shown, then the word and the number are those for Spanish', () => {
  show({ level: 'certain', kind: 'suicide', language: 'es' });
  const text = screen.getByRole('link', { name: /Escribir AYUDA al 988/ });
  expect(text.getAttribute('href')).toBe('sms:988?&body=AYUDA');
});

test('When help comes first, then the form is folded with its words, and comes back when wanted', async () => {
  const user = userEvent.setup();
  show({ level: 'certain', kind: 'suicide', language: 'en' });
  expect(screen.queryByRole('textbox')).toBeNull();
  const button = screen.getByRole('button', { name: 'Keep writing' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('My words');
  expect(document.activeElement).toBe(button);
  await user.click(screen.getByRole('button', { name: 'Hide the form' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('When the person says that nobody is in danger, then the form is back below one number', async () => {
  const user = userEvent.setup();
  show({ level: 'certain', kind: 'suicide', language: 'en' }, 'here');
  await user.click(screen.getByRole('button', { name: /^I am safe/ }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('My words');
  const [first] = screen.getAllByRole('link');
  expect(first?.getAttribute('href')).toMatch(/^(tel|sms):/);
  expect(screen.getByText(/Thank you for telling us/)).toBeTruthy();
});

test('When danger is only possible, then the form stays, and nothing takes the focus', () => {
  show({ level: 'possible', kind: 'suicide', language: 'en' });
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['waiting', 'en', /will not be published/],
  ['received', 'en', /was not published.*Only you, our admins/],
  ['unsure', 'en', /may not have reached us/],
  ['here', 'en', /stays in this browser.*not sent to anyone/],
  ['here', 'es', /se queda en este navegador/],
  ['received', 'es', /no se publicó.*nuestros administradores/],
] as const)(
  'When words are %s (%s), then it is said who can read them',
  (state, language, says) => {
    show({ level: 'certain', kind: 'suicide', language }, state);
    expect(screen.getByText(says)).toBeTruthy();
  },
);
