import { expect, test } from 'vitest';
import { builtInCompanies } from '../../src/companies/built-in-companies.ts';
import { checkCompany } from '../../src/companies/check-company.ts';

const company = {
  ...builtInCompanies[0]!,
  biblicalQuote: 'Trust in the Lord',
  biblicalReference: 'Proverbs 3:5',
  description: 'We build homes.',
};

test('When the verse of a company is not exact, then it is put right, and the other texts stay', async () => {
  const checked = await checkCompany(
    {
      checkScripture: async ([, ...others]) => [
        '“Trust in Yahweh with all your heart.” (Proverbs 3:5)',
        ...others,
      ],
    },
    company,
  );
  expect(checked).toEqual({ ...company, biblicalQuote: 'Trust in Yahweh with all your heart.' });
});

test('When nobody can check it now, then it stays as it was entered', async () => {
  const away = { checkScripture: () => Promise.reject(new Error('away')) };
  expect(await checkCompany(away, company)).toEqual(company);
});
