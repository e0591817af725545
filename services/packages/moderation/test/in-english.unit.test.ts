import { expect, it } from 'vitest';
import { wordByWord } from '../src/care/spanish/in-english.ts';

it.each([
  ['Quiero matarme.', 'i want kill myself.'],
  ['Mi marido me pega cuando toma', 'my husband me he hits when drinks'],
  ['Oren por la panadería', 'pray for the shop'],
])('When Spanish is read (%s), then each known word is said in English', (spanish, english) => {
  expect(wordByWord(spanish)).toBe(english);
});

it('When a word is not known, then it stays as it is', () => {
  expect(wordByWord('Chukwuemeka come tlayudas')).toContain('tlayudas');
});
