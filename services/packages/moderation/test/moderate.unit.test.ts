import { describe, expect, it } from 'vitest';
import { moderate } from '../src/index.ts';
import { ordinary1 } from './corpus/ordinary-1.ts';
import { ordinary2 } from './corpus/ordinary-2.ts';
import { ordinary3 } from './corpus/ordinary-3.ts';
import { ordinary4 } from './corpus/ordinary-4.ts';
import { ordinary5 } from './corpus/ordinary-5.ts';

const ordinary = [...ordinary1, ...ordinary2, ...ordinary3, ...ordinary4, ...ordinary5];

/** The messages if they exceed a share of all, else none, so that a failing test shows them. */
const overShare = (messages: string[], all: readonly string[], share: number): string[] =>
  messages.length / all.length > share ? messages : [];

describe('moderate', () => {
  it.each([
    ['threat', 'I will find you and I will kill you'],
    ['threat', 'go k1ll y0urself'],
    ['threat', 'someone should burn down the church'],
    ['threat', 'I am going to shoot my boss on Monday'],
    ['hate', 'all immigrants are vermin'],
    ['hate', 'I hate all muslims'],
    ['hate', 'go back to your country'],
    ['hate', 'j e w s should be gassed'],
    ['abuse', 'you are such a pathetic idiot'],
    ['abuse', 'f*ck this church'],
    ['abuse', 'fuuuuck you'],
    ['abuse', 'phuck you'],
    ['abuse', 'kcuf uoy'],
    ['abuse', 'You are shit people'],
    ['threat', 'go die'],
    ['link', 't . me / evil'],
    ['link', 't.me/evil'],
    ['contact-details', 'ring 12O2555O199'],
    ['contact-details', '202 555 O199'],
    ['contact-details', '٢٠٢٥٥٥٠١٩٩'],
    ['contact-details', '202—555—0199'],
    ['contact-details', '202*555*0199'],
    ['contact-details', '2.0.2.5.5.5.0.1.9.9'],
    ['contact-details', 'ruth at bakery dot example'],
    ['contact-details', 'ruth (at) bakery [dot] example'],
    ['contact-details', 'ruth @ bakery . example'],
    ['sexual', 'hot singles in your area tonight'],
    ['sexual', 'send me nudes'],
    ['link', 'see https://example.com/win'],
    ['link', 'visit my-store dot com for blessings'],
    ['link', 'go to cheapmeds.shop now'],
    ['contact-details', 'write to me at john.doe@gmail.com'],
    ['contact-details', 'john.doe at gmail dot com'],
    ['contact-details', 'call me at (555) 123-4567'],
    ['contact-details', 'call five five five one two three four five six seven'],
    ['contact-details', 'text me on whatsapp'],
    ['contact-details', 'my number is 2025550142'],
    ['contact-details', 'ring 0803 555 0199'],
    ['contact-details', 'call 555 1234'],
    ['contact-details', '+44 20 7946 0958'],
    ['contact-details', '5 5 5 0 1 9 9'],
    ['link', 'visit cheapmeds.Shop'],
    ['link', 'go to evil.store'],
    ['spam', 'Click here for a limited time offer'],
    ['spam', 'aaaaaaaaaaaaaaaaaaaaaaa'],
    ['spam', 'buy buy buy buy buy buy buy buy buy buy buy'],
    ['scam', 'Invest in bitcoin with me, guaranteed returns'],
    ['scam', 'send money to my cashapp $blessme for the orphans'],
    ['scam', 'Dr. Ogun cured me of herpes with his herbs'],
    ['scam', 'double your crypto in 24 hours, dm me'],
    ['private-details', 'he lives at 123 Maple Street'],
    ['private-details', 'her ssn is 123-45-6789'],
  ] as const)('When a text holds %s (%s), then it is held for that reason', (reason, text) => {
    const { verdict, reasons } = moderate(text);
    expect(verdict).toBe('held');
    expect(reasons).toContain(reason);
  });

  it.each([
    'pray for my addiction to pornography, I am so ashamed',
    'Jesus had to go and die for us all.',
    'I am not garbage, thank you Lord',
    'We are in room 2o1, the bottles hold 1l each',
    'thank you.me and my wife/partner are well',
    'my mother is dying',
    'Covered by the blood of Jesus, who was pierced and beaten for us',
    'I fight the devil every day and I will crush him under my feet in Jesus name',
    'Lord, kill my pride',
    'debt is killing me, I owe $125,000 since 2019',
    'Please please please pray. Holy, holy, holy is the Lord!!!',
    'Psalm 119:105 and 1 Corinthians 13:4-7 keep me going',
    'I lost everything in crypto and my wife is angry, pray for us',
    'Peter denied him before the cock crowed',
    'Pray for the Jews and Muslims in our city, for peace',
    'My boss called me stupid and worthless in front of everyone',
    'Our anniversary is 10/14/2025 and we were married in 1998-1999',
    'Looking for investors is hard, pray for wisdom',
    'I work at a hospital at night. Prayer helps.',
    'ноги болят, молитесь за меня',
    'Number 12.',
    'I opened my business.Store hours are long',
    'We meet at 7 a.m.in the church hall',
    'I live in the U.S.in Ohio',
    'Done for the day.Online class was good',
    'we sold 450 380 220 units this spring',
    'sizes 36 38 40 42 44 are gone',
    'invoice 20260115 is unpaid',
    'we won 21-14 35-28 42-10',
    '10 12 15 20 25 dollars an hour',
    'count 1 2 3 4 5 6 7 8',
    'count ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨',
    'the train at 0630 0745 was late again',
    'Prayer 5',
    '${7*7} {{7*7}} %s %n',
  ])('When a prayer uses strong or odd words (%s), then it is public', (text) => {
    expect(moderate(text)).toEqual({ verdict: 'public', reasons: [] });
  });

  it('When ordinary prayers are judged, then at most 2 percent are held', () => {
    const held = ordinary.filter((text) => moderate(text).verdict === 'held');
    expect(overShare(held, ordinary, 0.02)).toEqual([]);
  });

  it('When a text is empty or very long, then it is judged without error', () => {
    expect(moderate('').verdict).toBe('public');
    expect(
      moderate('Thank you Lord for the harvest and for rain. '.repeat(100)).verdict,
    ).toBeTypeOf('string');
  });
});
