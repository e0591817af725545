import { describe, expect, it } from 'vitest';
import { careFor } from '../src/index.ts';

describe('careFor', () => {
  it.each([
    ['I want to k!ll mys3lf'],
    ['i w a n t to k i l l myself'],
    ['I want to kіll myself'],
    ['I want to ki\u200Bll myself'],
    ['i wnat to kill myself'],
  ])('When words of suicide are disguised or mistyped (%s), then they are certain', (text) => {
    expect(careFor(text)).toEqual({ level: 'certain', kind: 'suicide', language: 'en' });
  });

  it.each([
    ['Je veux me suicider'],
    ['Voglio uccidermi'],
    ['Ich will sterben'],
    ['Nataka kujiua'],
    ['Chcę się zabić'],
    ['Tôi muốn chết'],
    ['Iwanttokillmyself'],
    ['I want to KMS'],
  ])('When few words of another language say it outright (%s), then it is certain', (text) => {
    expect(careFor(text)).toEqual({ level: 'certain', kind: 'suicide', language: 'en' });
  });

  it.each([['SUICIDE!!!'], ['suicide!'], ['suicide'], ['on pense au suicidaire dans la maison']])(
    'When hardly more than the word is said, with any marks (%s), then it is not passed over',
    (text) => {
      expect(careFor(text)).toMatchObject({ kind: 'suicide' });
    },
  );

  it.each([
    ['Thank you Lord for this group! I am going to end my life tonight.'],
    ['I am going to end my life tonight. Thank you Lord for this group!'],
    ['Years ago I was low and God saved me. Now I want to die again.'],
    ['My neighbour is fine again, praise God. I want to kill myself.'],
  ])('When something good stands beside a danger (%s), then it is certain all the same', (text) => {
    expect(careFor(text)?.level).toBe('certain');
  });

  it('When a long message says it once, in the middle, then it is certain', () => {
    const around = 'Please pray for our shop and the new contract with the school. '.repeat(12);
    expect(careFor(`${around} I do not want to live anymore. ${around}`)?.level).toBe('certain');
  });

  it.each([
    ['My husband chokes me when he drinks.', 'partner-violence'],
    ['My stepdad comes into my bed at night.', 'child'],
    ['I took about forty of his heart tablets.', 'overdose'],
    ['My brother says he is going to hang himself.', 'other-suicide'],
    ['The voices tell me to jump.', 'voices'],
    ['The boss keeps our passports in his safe.', 'forced-labour'],
  ])('When a text says outright what the danger is (%s), then the kind is %s', (text, kind) => {
    expect(careFor(text)).toMatchObject({ level: 'certain', kind });
  });

  it.each([
    ['Please pray for my bakery, we open on Saturday.'],
    ['How do I price a catering job for sixty guests?'],
    ['Praying with you for your son’s exam.'],
    ['The clinic is 40 kms away and I want to be there at eight.'],
    ['Thank you for the volunteers at the suicide hotline in our town.'],
    [''],
    ['👍🙏'],
  ])('When a text is ordinary (%s), then nothing is noticed', (text) => {
    expect(careFor(text)).toBeUndefined();
  });
});

describe('careFor in other languages', () => {
  it.each([
    ['Mi marido me pega cuando toma', 'partner-violence'],
    ['Ya no quiero vivir más', 'suicide'],
    ['El patrón tiene nuestros pasaportes', 'forced-labour'],
    ['mi papa no puede respirar', 'emergency'],
  ])(
    'When Spanish says it outright (%s), then it is certain, %s, with help in Spanish',
    (text, kind) => {
      expect(careFor(text)).toEqual({ level: 'certain', kind, language: 'es' });
    },
  );

  it('When a text in Spanish is ordinary, then nothing is noticed', () => {
    expect(careFor('Por favor oren por mi negocio y por mi familia')).toBeUndefined();
  });

  it.each([
    ['Молитесь за мою семью, пожалуйста'],
    ['请为我祷告'],
    ['Ich halte das alles nicht mehr aus, bitte betet für mich'],
    ['Prions pour notre église ce dimanche'],
    ['Por favor, orem pela minha irmã doente'],
  ])(
    'When a text is in another language (%s), then it says just that, with help in English',
    (text) => {
      expect(careFor(text)).toEqual({ level: 'possible', kind: 'language', language: 'en' });
    },
  );

  it.each([
    ['Bitte betet für unsere Bäckerei, am Samstag machen wir auf', 'en'],
    ['صلّوا من أجل عملي وعائلتي يا إخوتي', 'en'],
    ['Молитесь за мою семью, пожалуйста', 'en'],
  ])(
    'When nothing here understands a text (%s), then it says just that, and names no danger',
    (text, language) => {
      expect(careFor(text)).toEqual({ level: 'possible', kind: 'language', language });
    },
  );

  it('When an ordinary text comes after one that nobody understood, then it stands for itself', () => {
    const before = 'Молитесь за мою семью, пожалуйста';
    expect(careFor('We open our bakery on Saturday.', [before])).toBeUndefined();
    expect(careFor('I want to kill myself.', [before])).toMatchObject({ level: 'certain' });
  });

  it.each([['Amén'], ['Gloria a Dios for our new oven!'], ['Chukwuemeka Okafor']])(
    'When only a word or a name is foreign (%s), then nothing is noticed',
    (text) => {
      expect(careFor(text)).toBeUndefined();
    },
  );

  it('When English is mixed with another language, then the English in it is judged', () => {
    const text = 'Hermanos, buenas noches, gracias por todo. I am going to kill myself.';
    expect(careFor(text)).toMatchObject({ level: 'certain', kind: 'suicide' });
  });
});

describe('careFor in a conversation', () => {
  const danger = 'I want to kill myself';

  it('When an ordinary turn follows a danger, then the conversation stays in care', () => {
    expect(careFor('what about the bakery', [danger])).toEqual(careFor(danger));
  });

  it('When the person says that they are safe, then the level falls', () => {
    expect(careFor('i am safe now', [danger])?.level).not.toBe('certain');
    expect(careFor('what about the bakery', [danger, 'i am safe now'])?.level).not.toBe('certain');
  });

  it.each([
    'i feel better now',
    'I am okay now',
    'she is safe',
    'They are safe with my mother',
    'I called them',
    'I texted 988',
  ])('When the danger is said to be over (%s), then the level falls', (text) => {
    expect(careFor(text, [danger])?.level).not.toBe('certain');
  });

  it.each([
    'My husband broke my arm on Sunday and locked the door. I feel okay now.',
    'He put the gun to my head in front of the children again last night, but I called them.',
  ])('When more danger is told in the same text (%s), then loose words do not end it', (text) => {
    expect(careFor(text)?.level).toBe('certain');
    expect(careFor(text, [danger])?.level).toBe('certain');
  });

  it.each([
    'I don’t think I am safe',
    'nobody knows until I am safe',
    'I wish we were safe',
    'He is safe, but tonight I am going to jump off the bridge.',
  ])('When safety is doubted or another’s (%s), then the conversation stays in care', (text) => {
    expect(careFor(text, [danger])?.level).toBe('certain');
  });

  it('When the person says that it is done, then it is an emergency', () => {
    expect(careFor('i already did it', [danger])).toMatchObject({
      level: 'certain',
      kind: 'emergency',
    });
  });

  it('When nothing was said before, then the same words are no emergency', () => {
    expect(careFor('i already did it')?.kind).not.toBe('emergency');
  });
});

describe('words of danger that are spelled to get by', () => {
  it.each([
    ['I want2die'],
    ['k.i.l.l m y s e l f'],
    ['i will k.i.l.l m.y.s.e.l.f'],
    ['i w4nt t0 d1e'],
    ['i wanna k i l l m y s e l f'],
    ['unalive myself'],
    ['I want to commit su1c1de'],
    ['I want tօ ԁie'],
    ['I wanᎢ to kiӀl myself'],
    ['w4nt t0 d1e'],
    ['i w4nna h4ng mys3lf'],
  ])('When somebody writes "%s", then it is certain', (text) => {
    expect(careFor(text)).toMatchObject({ level: 'certain', kind: 'suicide' });
  });

  it('When nothing stands there but the abbreviation, then it is possible', () => {
    expect(careFor('kms')).toMatchObject({ level: 'possible', kind: 'suicide' });
  });

  it.each([
    ['The truck has 90,000 kms on it.'],
    ['5 kms'],
    ['We sell B2B and print web2print, M3 bolts and 4 x 4 parts.'],
    ['We need2talk about the rent of the shop.'],
    ['Our F.I.R.E. plan, the U.S.A. and a P.S.'],
    ['In the game my son had to unalive a dragon.'],
  ])('When "%s" only looks like it, then nothing is noticed', (text) => {
    expect(careFor(text)).toBeUndefined();
  });
});
