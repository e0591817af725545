import { describe, expect, it } from 'vitest';
import { careFor } from '../src/index.ts';
import { phraseLists } from '../src/care/phrases/phrase-in.ts';
import { certainIn } from '../src/in-browser/certain-in.ts';

const lists = Object.entries(phraseLists).flatMap(([language, all]) =>
  all.map(({ name, kind, example, counter }) => ({ name, kind, example, counter, language })),
);
const recognized = lists.filter(({ example }) => certainIn(example));

describe('what a browser recognizes by itself', () => {
  it('When minutes count, then the kind is recognized in English and in Spanish', () => {
    const kinds = new Map(['en', 'es'].map((language) => [language, new Set<string>()]));
    for (const { kind, language } of recognized) kinds.get(language)?.add(kind);
    const urgent = ['suicide', 'overdose', 'partner-violence', 'child', 'assault', 'emergency'];
    for (const found of kinds.values()) expect([...found]).toEqual(expect.arrayContaining(urgent));
  });

  it.each(recognized)('When "$example" is written, then it says what the services say', (list) => {
    const care = certainIn(list.example);
    expect(care).toEqual({ level: 'certain', kind: list.kind, language: list.language });
    expect(careFor(list.example)).toEqual(care);
  });

  it.each(lists)('When "$counter" is written, then nothing is recognized', ({ counter }) => {
    expect(certainIn(counter)).toBeUndefined();
  });

  it.each([
    'I am going to kill myself tonight.',
    'I will end my life on Sunday.',
    'My husband chokes me when he drinks.',
    'I want to die',
    'Quiero matarme esta noche.',
  ])('When somebody says "%s", then it is recognized', (text) => {
    expect(certainIn(text)).toMatchObject({ level: 'certain' });
  });

  it('When danger stands among thanks or in disguise, then it is recognized all the same', () => {
    const thanks = 'Thank you Lord for this group. I want to end my life. Praise God for you all!';
    expect(certainIn(thanks)).toMatchObject({ kind: 'suicide' });
    expect(certainIn('I w4nt to k i l l myself')).toMatchObject({ kind: 'suicide' });
  });
});
