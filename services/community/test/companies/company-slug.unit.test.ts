import { expect, test } from 'vitest';
import { companySlug } from '../../src/companies/company-slug.ts';

test.each([
  ['Harbor & Hearth Lodging', 'harbor-and-hearth-lodging'],
  ['harbor and hearth lodging', 'harbor-and-hearth-lodging'],
  ['  HARBOR   &  HEARTH-lodging ', 'harbor-and-hearth-lodging'],
  ['Ærø Bäckerei', 'aero-backerei'],
  ['Café José’s', 'cafe-joses'],
  ['日本の会社', '日本の会社'],
  ['A&B', 'a-and-b'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<b>x</b>', 'b-x-b'],
  ['!!!', ''],
  ['   ', ''],
])(
  'When a company is called %j, then its slug is %j, and the slug’s own slug is the same',
  (name, slug) => {
    expect(companySlug(name)).toBe(slug);
    expect(companySlug(slug)).toBe(slug);
  },
);
