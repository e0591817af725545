import { describe, expect, it } from 'vitest';
import { bookText } from '../src/bible-text.ts';
import { books } from '../src/books.ts';
import { parseReferences, passage } from '../src/index.ts';

const known: [string, string][] = [
  ['Genesis 1:1', 'In the beginning, God created the heavens and the earth.'],
  [
    'John 3:16',
    'For God so loved the world, that he gave his one and only Son, that whoever believes in him should not perish, but have eternal life.',
  ],
  ['Psalm 23:1', 'Yahweh is my shepherd: I shall lack nothing.'],
  ['Proverbs 16:3', 'Commit your deeds to Yahweh, and your plans shall succeed.'],
  [
    'Proverbs 3:5',
    'Trust in Yahweh with all your heart, and don’t lean on your own understanding.',
  ],
  [
    'Romans 12:2',
    'Don’t be conformed to this world, but be transformed by the renewing of your mind, so that you may prove what is the good, well-pleasing, and perfect will of God.',
  ],
  ['Philippians 4:13', 'I can do all things through Christ, who strengthens me.'],
  ['John 11:35', 'Jesus wept.'],
  [
    '1 Corinthians 13:13',
    'But now faith, hope, and love remain—these three. The greatest of these is love.',
  ],
  ['Hebrews 11:1', 'Now faith is assurance of things hoped for, proof of things not seen.'],
  [
    'Habakkuk 3:19',
    'Yahweh, the Lord, is my strength. He makes my feet like deer’s feet, and enables me to go in high places. For the music director, on my stringed instruments.',
  ],
  ['Jude 1:2', 'Mercy to you and peace and love be multiplied.'],
  ['Revelation 22:21', 'The grace of the Lord Jesus Christ be with all the saints. Amen.'],
];

describe('passage', () => {
  it.each(known)('When %s is asked for, then its text is exact', (reference, text) => {
    expect(passage(reference)).toMatchObject({ reference, translation: 'WEB', text });
  });

  it('When several verses are asked for, then they are joined in order, poetry lines by one space', () => {
    const found = passage('Heb 10:24–25');
    expect(found?.reference).toBe('Hebrews 10:24-25');
    expect(found?.verses.map(({ verse }) => verse)).toEqual([24, 25]);
    expect(found?.text).toMatch(
      /^Let’s consider how to provoke .* works, not forsaking our own assembling/,
    );
    expect(passage('Psalm 1')?.text).toContain(
      'Blessed is the man who doesn’t walk in the counsel of the wicked, nor stand on the path of sinners, nor sit',
    );
  });

  it('When a range crosses a chapter, then both parts come', () => {
    const found = passage('Matthew 5:48-6:1');
    expect(found?.verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual([
      '5:48',
      '6:1',
    ]);
    expect(found?.reference).toBe('Matthew 5:48-6:1');
  });

  it('When KJV is asked for, then its words come without paragraph and italic marks', () => {
    expect(passage('Psalm 23:1', 'KJV')).toMatchObject({
      translation: 'KJV',
      text: 'The LORD is my shepherd; I shall not want.',
    });
    expect(passage('Song of Songs 8:7', 'KJV')?.text).toMatch(/^Many waters cannot quench love/);
  });

  it('When WEB leaves a verse out, then KJV stands in, and is named', () => {
    expect(passage('Acts 8:37')?.translation).toBe('KJV');
    expect(passage('Acts 8:37', 'WEB')).toBeUndefined();
  });

  it('When the doxology of Romans is asked for, then it stands at 16:25-27', () => {
    expect(passage('Romans 16:25')?.text).toMatch(/^Now to him who is able to establish you/);
    expect(passage('Romans 14:23')?.text).toMatch(/^But he who doubts/);
  });

  it.each([
    'Hezekiah 3:16',
    'John 45:2',
    'John 3:99',
    'John 3:16-99',
    'Psalm 151:1',
    'hello',
    '',
    'John 3:16; Romans 8:28',
  ])('When %s is asked for, then there is no passage', (reference) => {
    expect(passage(reference)).toBeUndefined();
  });
});

describe('the text', () => {
  it('When all books are read, then both translations have 66 and 31,000 verses, no loose spaces', () => {
    for (const translation of ['WEB', 'KJV'] as const) {
      const verses = books.flatMap((book) => bookText(translation, book.osis)?.flat() ?? []);
      expect(books.every((book) => (bookText(translation, book.osis)?.length ?? 0) > 0)).toBe(true);
      expect(verses.filter((verse) => verse !== '').length).toBeGreaterThan(31_000);
      expect(verses.filter((verse) => verse !== verse.trim() || /\s\s|[#[\]]/.test(verse))).toEqual(
        [],
      );
    }
  });

  it('When chapters are counted, then there are 1,189 in both translations', () => {
    for (const translation of ['WEB', 'KJV'] as const) {
      const chapters = books.reduce(
        (sum, book) => sum + (bookText(translation, book.osis)?.length ?? 0),
        0,
      );
      expect(chapters).toBe(1189);
    }
  });
});

describe('parseReferences', () => {
  it('When a text names verses, then each comes with its place and canonical form', () => {
    const text = 'See Phil. 4:6–7, then 1 Cor 13:4; also Rom 8:28, 31.';
    const found = parseReferences(text);
    expect(found.map(({ reference }) => reference)).toEqual([
      'Philippians 4:6-7',
      '1 Corinthians 13:4',
      'Romans 8:28',
      'Romans 8:31',
    ]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Phil. 4:6–7',
      '1 Cor 13:4',
      'Rom 8:28',
      '31',
    ]);
  });

  it('When a reference of a real book does not exist, then it comes without range', () => {
    expect(parseReferences('John 45:2')).toMatchObject([
      { reference: 'John 45:2', range: undefined },
    ]);
    expect(parseReferences('John 3:16-99')).toMatchObject([
      { trimmed: true, reference: 'John 3:16-36' },
    ]);
  });
});
