import { careKinds, careLanguages } from '@kbf/contracts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareNotice } from './care-notice.tsx';

const everyKind = careKinds.flatMap((kind) =>
  careLanguages.map((language) => ({ kind, language })),
);

test.each(everyKind)(
  'When danger is certain ($kind, $language), then a number can be tapped before the words',
  (care) => {
    render(<CareNotice care={{ level: 'certain', ...care }} />);
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
  (care) => {
    render(<CareNotice care={{ level: 'possible', ...care }} />);
    expect(screen.getByRole('note').lang).toBe(care.language);
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) expect(number).toMatch(/^(tel|sms):/);
  },
);

test('When a line takes texts with a word, then the word is in the link', () => {
  render(<CareNotice care={{ level: 'certain', kind: 'partner-violence', language: 'en' }} />);
  const text = screen.getByRole('link', { name: /Text START to 88788/ });
  expect(text.getAttribute('href')).toBe('sms:88788?&body=START');
});

test('When Spanish is shown, then the word and the number are those for Spanish', () => {
  render(<CareNotice care={{ level: 'certain', kind: 'suicide', language: 'es' }} />);
  const text = screen.getByRole('link', { name: /Escribir AYUDA al 988/ });
  expect(text.getAttribute('href')).toBe('sms:988?&body=AYUDA');
});
