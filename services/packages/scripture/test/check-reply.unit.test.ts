import { beforeAll, describe, expect, it } from 'vitest';
import { checkReply, passage } from '../src/index.ts';

const quoted = (text: string) => checkReply(text).passages.filter((found) => found.quoted);

// The Bible is read and indexed once, which takes seconds on a busy machine.
beforeAll(() => {
  checkReply('“The Lord is my shepherd” (Psalm 23:1)');
});

describe('checkReply: right quotations', () => {
  it.each([
    ['“Yahweh is my shepherd: I shall lack nothing.” (Psalm 23:1)', 'Psalm 23:1', 'WEB'],
    ['"the lord is my shepherd I shall not want" (Psalm 23:1)', 'Psalm 23:1', 'KJV'],
    ['Jesus said, "Ask, and it will be given you. Seek, and you will find."', 'Matthew 7:7', 'WEB'],
    [
      '“For God so loved the world … that whoever believes in him should not perish” (John 3:16)',
      'John 3:16',
      'WEB',
    ],
    ["Remember: 'Don't be conformed to this world' (Romans 12:2).", 'Romans 12:2', 'WEB'],
    ['“be still” (Psalm 46:10)', 'Psalm 46:10', 'WEB'],
    [
      '“In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts” (Philippians 4:6-7)',
      'Philippians 4:6-7',
      'WEB',
    ],
    [
      '> Iron sharpens iron; so a man sharpens his friend’s countenance.\n> — Proverbs 27:17',
      'Proverbs 27:17',
      'WEB',
    ],
    [
      'Proverbs 16:3: Commit your deeds to Yahweh, and your plans shall succeed.',
      'Proverbs 16:3',
      'WEB',
    ],
    [
      '*I can do all things through Christ, who strengthens me.* — Philippians 4:13',
      'Philippians 4:13',
      'WEB',
    ],
  ])(
    'When a verse is quoted word for word (%s), then it is linked and the text stays',
    (text, reference, translation) => {
      const { text: checked } = checkReply(text);
      expect(checked).toBe(text);
      const [first, ...others] = quoted(text);
      expect(first).toMatchObject({ reference, translation });
      expect(others).toEqual([]);
      const words = text.slice(first?.start, first?.end);
      expect(words.length).toBeGreaterThan(5);
      expect(first?.text.length).toBeGreaterThanOrEqual(words.length - 8);
    },
  );

  it('When a verse is only named, then it is linked at its reference', () => {
    const text = 'Read Romans 8:28 tonight.';
    expect(checkReply(text)).toEqual({
      text,
      passages: [{ ...passage('Romans 8:28'), start: 5, end: 16, quoted: false }],
    });
  });
});

describe('checkReply: altered quotations', () => {
  it.each([
    [
      'Philippians 4:6',
      'Do not be anxious about anything, but in every situation, by prayer and petition, with thanksgiving, present your requests to God.',
    ],
    [
      'Proverbs 3:5',
      'Trust in the LORD with all your heart and lean not on your own understanding.',
    ],
    [
      'Isaiah 41:10',
      'So do not fear, for I am with you; do not be dismayed, for I am your God. I will strengthen you and help you.',
    ],
    ['Matthew 11:28', 'Come to me, all you who are weary and burdened, and I will give you rest.'],
    ['1 Peter 5:7', 'Cast all your anxiety on him because he cares for you.'],
    ['Psalm 46:1', 'God is our refuge and strength, an ever-present help in trouble.'],
    [
      'Romans 8:28',
      'And we know that in all things God works for the good of those who love him, who have been called according to his purpose.',
    ],
    [
      'Joshua 1:9',
      'Have I not commanded you? Be strong and courageous. Do not be afraid; do not be discouraged, for the LORD your God will be with you wherever you go.',
    ],
  ])(
    'When %s is quoted in other words of translation, then WEB stands there and is linked',
    (reference, words) => {
      const { text, passages } = checkReply(
        `Hold on to this: “${words}” (${reference}, NIV) Amen.`,
      );
      const exact = passage(reference)?.text.replaceAll(/[“”]/g, '');
      expect(text).toBe(`Hold on to this: “${exact}” (${reference}, WEB) Amen.`);
      const link = passages.find((found) => found.quoted);
      expect(text.slice(link?.start, link?.end)).toBe(exact);
      expect(link?.reference).toBe(reference);
    },
  );

  it('When a verse begins and ends within a speech, then its marks are paired inside those of the quotation', () => {
    const niv =
      'For I know the plans I have for you, declares the LORD, plans to prosper you and not to harm you, plans to give you hope and a future.';
    expect(checkReply(`“${niv}” (Jeremiah 29:11)`).text).toBe(
      '“‘For I know the thoughts that I think toward you,’ says Yahweh, ‘thoughts of peace, and not of evil, to give you hope and a future.’” (Jeremiah 29:11)',
    );
  });

  it.each([
    ['Psalm 46:1', 'God is my business partner and my strength in sales'],
    ['Isaiah 43:2', 'When you pass through a hard season I will double your income'],
    ['Romans 8:28', 'Your breakthrough is coming this week if you sow a seed'],
    ['Proverbs 22:29', 'A hard worker will get rich'],
    ['John 3:16', 'God wants you to be happy and to follow your heart'],
  ])(
    'When words of today are put into %s, then they are marked as other words',
    (reference, words) => {
      const { text } = checkReply(`See “${words}” (${reference}).`);
      expect(text).toContain('in other words, ');
      expect(text).not.toMatch(/[“”]/);
    },
  );

  it('When a verse is quoted a little wrong without any reference, then it is put right', () => {
    const { text } = checkReply(
      '“Trust in the LORD with all your heart and lean not on your own understanding.” Rest in that.',
    );
    expect(text).toBe(
      '“Trust in Yahweh with all your heart, and don’t lean on your own understanding.” Rest in that.',
    );
  });

  it('When the words are right and the reference is not, then the reference is put right', () => {
    expect(
      checkReply(
        '“Jesus wept.” (John 11:35) “For God so loved the world, that he gave his one and only Son” (John 3:17)',
      ).text,
    ).toContain('(John 3:16)');
  });

  it('When a quotation beside a reference is no verse at all, then it is marked as other words', () => {
    expect(
      checkReply(
        'He promises: “God will make your company rich beyond your wildest dreams.” (Philippians 4:19)',
      ).text,
    ).toBe(
      'He promises: in other words, God will make your company rich beyond your wildest dreams (Philippians 4:19)',
    );
  });

  it('When a person’s own words are quoted, then they stay', () => {
    const text = 'You wrote “I am afraid of losing the shop and the house”. I hear you.';
    expect(checkReply(text)).toEqual({ text, passages: [] });
  });
});

describe('checkReply: references that do not exist', () => {
  it.each([
    ['Trust him (John 45:2). He cares.', 'Trust him. He cares.'],
    ['As Hezekiah 3:16 says, God is near.', 'God is near.'],
    ['In Hezekiah 3:16, we read of courage.', 'We read of courage.'],
    ['See John 3:16 and Psalm 151:1.', 'See John 3:16.'],
    ['Take heart (John 16:33; Hezekiah 2:2).', 'Take heart (John 16:33).'],
    [
      '“God helps those who help themselves” (Hezekiah 6:1).',
      'In other words, God helps those who help themselves.',
    ],
    ['God is good — 2 Hezekiah 4:1', 'God is good'],
    ['John 3:16-99 is well known.', 'John 3:16-36 is well known.'],
  ])('When a reply says "%s", then it says "%s"', (before, after) => {
    expect(checkReply(before).text).toBe(after);
  });

  it.each([
    'We meet Sunday 6:30 or at 7:00 pm; Wednesday 18:30 online.',
    'Mark 5 items as done, and call job 4 tomorrow. I am 5:30 sure.',
    'Wisdom 3:1 is read in other churches.',
    'The ratio is 3:16. Room 3:12.',
    'Thank you for sharing. I will pray with you.',
    '',
  ])('When a text only looks like a reference (%s), then it stays', (text) => {
    expect(checkReply(text).text).toBe(text);
  });
});

describe('checkReply: whole replies', () => {
  it('When a reply holds several kinds at once, then each is handled and all offsets fit the new text', () => {
    const reply =
      'Dear friend, “Cast all your anxiety on him because he cares for you.” (1 Peter 5:7, NIV)\n\n' +
      'As it says in Hezekiah 3:16, be bold. And “Jesus wept.” (John 11:35)\n\n— Your guide';
    const { text, passages } = checkReply(reply);
    expect(text).not.toMatch(/Hezekiah|NIV/);
    for (const found of passages) {
      const words = text.slice(found.start, found.end);
      expect(found.quoted ? found.text.replaceAll(/[“”]/g, '') : found.reference).toBe(words);
    }
    expect(passages).toHaveLength(4);
  });

  it('When a reply was checked, then checking it again changes nothing', () => {
    const once = checkReply(
      '“God is our refuge and strength, an ever-present help in trouble.” (Psalm 46:1) John 45:2 too.',
    ).text;
    expect(checkReply(once).text).toBe(once);
  });
});

describe('checkReply: pieces, hearsay and promises', () => {
  it.each([
    ['“be conformed to this world” (Romans 12:2)', 'Don’t be conformed'],
    ['“There is no God” (Psalm 14:1)', 'The fool has said'],
    ['“You won’t surely die” (Genesis 3:4)', 'The serpent said'],
    ['“all things work together for good” (Romans 8:28)', 'who love God'],
  ])(
    'When a piece turns the sense round (%s), then the whole sentence stands there',
    (text, says) => {
      expect(checkReply(text).text).toContain(says);
    },
  );

  it.each([
    'The Bible says God helps those who help themselves.',
    'As the Bible says, “Money answers every prayer that is prayed loudly enough.”',
    'God says that every business of a believer grows in the third year.',
  ])(
    'When words are claimed for the Bible that are not there (%s), then they are marked',
    (text) => {
      expect(checkReply(text).text).toContain('not in the Bible');
    },
  );

  it.each([
    'The Bible says the Lord is near to those who have a broken heart.',
    'Jesus said, “Ask, and it will be given you.”',
    'God says yes to you.',
    'I do not know what God says about it.',
  ])('When they stand there, or nothing is claimed (%s), then nothing is marked', (text) => {
    expect(checkReply(text).text).not.toContain('not in the Bible');
  });

  it.each([
    ['Give $100 and you will get it back tenfold (Malachi 3:10).', 'Malachi'],
    ['Your debt will be gone within 30 days (Philippians 4:19).', 'Philippians'],
  ])(
    'When a sum or a guarantee is hung on a verse (%s), then the verse does not confirm it',
    (text, book) => {
      const checked = checkReply(text);
      expect(checked.text).not.toContain(book);
      expect(checked.passages).toEqual([]);
    },
  );

  it.each([
    ['Read Psalm 23:1 and Hezekiah 3:16 tonight.', 'Read Psalm 23:1 tonight.'],
    ['Read Hezekiah 3:16 and Psalm 23:1 tonight.', 'Read Psalm 23:1 tonight.'],
    ['It is so (Psalm 23:1; Hezekiah 3:16).', 'It is so (Psalm 23:1).'],
    ['Look at Psalm 23:1 as well as Hezekiah 3:16 tonight.', 'Look at Psalm 23:1 tonight.'],
    ['It stands in Psalm 23:1 and in Hezekiah 3:16.', 'It stands in Psalm 23:1.'],
  ])(
    'When one of two references is wrong (%s), then it goes and a whole sentence stays',
    (text, left) => {
      expect(checkReply(text).text).toBe(left);
    },
  );
});
