import { expect, test } from 'vitest';
import { drawLetter } from '../../src/share/draw-letter.ts';
import { drawableText } from '../../src/share/drawable-text.ts';
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

test('When words can be drawn, then two prayers have two pictures; those in other scripts show lines', async () => {
  const [one, other] = await Promise.all([letter('For my shop.'), letter('For my mother.')]);
  const [arabic, chinese] = await Promise.all([letter('صلّوا'), letter('请为我')]);

  expect(one.equals(other)).toBe(false);
  expect(arabic.equals(chinese)).toBe(true);
  expect(arabic.equals(one)).toBe(false);
});

test.each([
  ['Thank you 🙏🏽 all ✨', 'Thank you all'],
  ['Zoë and Ďurčovič', 'Zoë and Ďurčovič'],
  ['five ★ stars', 'five stars'],
  ['Привет', undefined],
  ['  \n ', undefined],
])('When %j is drawn, then it reads %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
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
