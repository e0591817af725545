import { expect, test } from 'vitest';
import { certainCareFor } from '../src/certain.ts';
import { careFor } from '../src/index.ts';

test.each([
  ['I am going to kill myself tonight.', 'suicide', 'en'],
  ['Quiero matarme esta noche.', 'suicide', 'es'],
  ['He beats me and I am afraid.', 'partner-violence', 'en'],
])(
  'When somebody writes "%s", then it is certain without the model, too',
  (text, kind, language) => {
    expect(certainCareFor(text)).toEqual({ level: 'certain', kind, language });
    expect(careFor(text)).toEqual(certainCareFor(text));
  },
);

test.each(['', 'Please pray for my exam.', 'The wife of Job told him to curse God and die.'])(
  'When somebody writes "%s", then nothing is certain',
  (text) => {
    expect(certainCareFor(text)).toBeUndefined();
  },
);
