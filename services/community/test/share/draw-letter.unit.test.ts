import { basename } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLetter } from '../../src/share/draw-letter.ts';
import { lettersFor } from '../../src/share/letters/letters-for.ts';
import { createPictures } from '../../src/share/share-picture.ts';
import { pngSize } from './png-size.ts';

const letter = (userRequest: string, userName = 'Ruth Castellanos') =>
  drawLetter({ userName, userRequest });

test.each([
  ['Arabic', 'صلّوا من أجل عائلتي', 'ياسمين حداد'],
  ['Chinese', '请为我的家人祷告', '王芳'],
  ['Hebrew with English', 'Pray with me: שלום', 'דוד'],
  ['emoji alone', '🙏🙏👨‍👩‍👧‍👦', '👑'],
  ['markup', '</span><b foreground="red">&amp; <i>', '<b>&"'],
  ['control signs and half a character', 'a\u0001b\ud800c\u202e', 'x\u0000'],
  ['one endless word', 'a'.repeat(2_000), 'b'.repeat(300)],
  ['many lines', 'Please.\n'.repeat(400), 'Łukasz Ősz'],
])('When a prayer is %s, then there is a picture all the same', async (_what, request, name) => {
  expect(pngSize(await letter(request, name))).toEqual({ width: 1_200, height: 630 });
});

/** The area with the words of a letter, each pixel as light or dark. */
async function inkOf(request: string, name?: string) {
  const area = { left: 80, top: 100, width: 720, height: 376 };
  const picture = await letter(request, name);
  // The service itself does not read pictures of this format.
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
  const { data } = await sharp(picture)
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 128);
  const columns = dark.map((at) => at % area.width);
  return {
    amount: dark.length,
    from: area.left + Math.min(...columns),
    to: area.left + Math.max(...columns),
  };
}

test.each([
  ['Arabic', 'ش', 'ا'],
  ['Chinese', '龘', '一'],
  ['Cyrillic', 'Щ', 'г'],
  ['Greek', 'Ω', 'ι'],
  ['Hebrew', 'ש', 'י'],
  ['Hindi', 'ॐ', '।'],
  ['Japanese', 'ぬ', 'へ'],
  ['Korean', '뷁', '이'],
  ['Vietnamese', 'ẵẵ', 'ị'],
  ['emoji', '🖤', '🤍'],
])(
  'When letters are %s, then each has its own shape, and none is a box',
  async (_script, full, light) => {
    const [much, little] = await Promise.all([inkOf(full), inkOf(light)]);

    // Boxes in place of letters would all have the same amount of ink.
    expect(little.amount).toBeGreaterThan(20);
    expect(much.amount).toBeGreaterThan(1.5 * little.amount);
  },
);

test('When a language runs from right to left, then its letter begins at the right', async () => {
  const [arabic, english] = await Promise.all([inkOf('صلّوا 24 amen'), inkOf('Pray 24 آمين')]);

  expect(arabic.to).toBeGreaterThan(770);
  expect(arabic.from).toBeGreaterThan(300);
  expect(english.from).toBeLessThan(110);
  expect(english.to).toBeLessThan(600);
});

test('When no font has the letters, then the letter says whose it is, and nothing more', async () => {
  const [amharic, bengali, another] = await Promise.all([
    letter('ለቤተሰቤ ጸልዩ'),
    letter('প্রার্থনা'),
    letter('ለቤተሰቤ ጸልዩ', 'Elias Brandt'),
  ]);

  expect(amharic.equals(bengali)).toBe(true);
  expect(amharic.equals(another)).toBe(false);
});

test.each([
  ['Thank you ★ all', 'Thank you ★ all', ['noto-serif-sc']],
  ['Zoë – 5 × £3 …', 'Zoë – 5 × £3 …', []],
  ['Ďurčovič', 'Ďurčovič', ['fraunces-latin-ext']],
  ['Привет, ґанок', 'Привет, ґанок', ['source-serif-4-cyrillic']],
  ['می\u200cخواهم\u202e', 'می\u200cخواهم', ['noto-naskh-arabic-arabic']],
  ['one\u{1d173} two\u0007\nthree', 'one two three', []],
  ['⠁', undefined, []],
  ['ለቤተሰቤ', undefined, []],
  ['  \n ', undefined, []],
])('When %j is drawn, then it reads %j, with %j', async (given, text, fonts) => {
  const [drawable] = await lettersFor([given]);

  expect(drawable?.text).toBe(text);
  const files = drawable?.fontFiles.map((file) => basename(file, '.ttf')) ?? [];
  expect(files.map((file) => file.replace(/-\d+$/, ''))).toEqual(fonts);
});

test('When the same letter is asked for by many, then it is drawn once, and again after a failure', async () => {
  let drawn = 0;
  const pictures = createPictures(async () => {
    drawn += 1;
    if (drawn === 1) throw new Error('on purpose');
    return Buffer.from('picture');
  });
  const prayer = { userName: 'Ruth', userRequest: 'For my shop.' } as Parameters<
    typeof pictures
  >[0];

  await expect(pictures(prayer).read('203.0.113.7')).rejects.toThrow('on purpose');
  const all = await Promise.all([1, 2, 3].map(() => pictures(prayer).read('203.0.113.7')));
  expect(all.map(String)).toEqual(['picture', 'picture', 'picture']);
  expect(drawn).toBe(2);
});
