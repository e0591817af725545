import { site } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { contributionGuide } from '../../src/guides/contribution/compose-contribution.ts';
import { composeBusinessGuide, composeContribution } from '../../src/guides/index.ts';
import { businessValues } from '../../src/values/index.ts';

describe('The contribution guide', () => {
  it.each([
    ['I would like to speak about my story', 'speak-offer', 'Guest Speaker'],
    ['Which topics are you looking for?', 'speak-topics', 'experience|story|subject'],
    ['How long is a talk, and is it online?', 'e-speak-topic', 'possible lengths'],
    ['Do you pay a fee?', 'e-speak-fee', 'don’t know'],
    ['We want to sponsor an event', 'e-sponsor-event', 'Event Sponsorship'],
    [
      'Do we get our logo, and are there packages?',
      'e-sponsor-benefits',
      'What sponsors get in return, I don’t know',
    ],
    ['How can I donate?', 'e-how-give', 'a pledge, so nothing is charged'],
    ['Is it tax deductible?', 'e-tax-deductible', '501\\(c\\)\\(3\\)'],
    ['Where do I send my credit card number?', 'give-payment', 'no card number, neither here'],
    ['What is the money used for?', 'e-use-of-money', 'I won’t make up figures'],
    ['When will I hear back?', 'about-answer', 'within 24 hours'],
    ['How can I help?', 'about-ways', 'three ways|Guest Speaker'],
    ['I could volunteer some hours', 'e-few-hours', 'hours'],
  ])(
    'When someone asks "%s", then the answer is about %s and says what matters',
    (message, id, says) => {
      for (let seed = 0; seed < 5; seed += 1) {
        const { text, subjects } = composeContribution({ message, seed });
        expect(subjects).toEqual([id]);
        expect(text).toMatch(new RegExp(says));
      }
    },
  );

  it('When all its words are read, then hours, gathering and legal form are the site’s, with no account number', () => {
    const all = JSON.stringify(contributionGuide);
    for (const [, hours] of all.matchAll(/within (\d+) hours/g))
      expect(Number(hours)).toBe(site.contributionReplyHours);
    expect(all).toContain(site.legalForm);
    expect(all).toContain(`${site.gatherings.weekly.weekday}s at 6:30 PM`);
    expect(all).not.toMatch(/\d{5,}|routing|IBAN|\$\d/);
  });
});

describe('The business guide', () => {
  it.each([
    ['I want to clarify my intentions', 'e-step-intentions'],
    ['Help me to write a purpose statement', 'e-purpose-statement'],
    ['Which core values should we choose?', 'e-six-values'],
    ['How do I set a fair price for customers, in daily operations?', 'e-set-price'],
    ['May I pray at work with people?', 'e-pray-with-staff'],
    ['How do I plan our impact on the community?', 'e-step-impact'],
    ['I am writing the final faith statement', 'e-step-final-statement'],
    ['What about staff who are not Christian? I do not want to be pushy', 'owner-others'],
    ['We are losing money and I am afraid of bankruptcy', 'e-bankruptcy'],
  ])('When someone asks "%s", then the answer is about %s', (message, id) => {
    expect(composeBusinessGuide({ message }).subjects).toEqual([id]);
  });

  it.each(businessValues.map((value) => [value.name, value] as const))(
    'When someone asks about %s, then meaning and practices are the fellowship’s',
    (name, value) => {
      const { text, subjects, passages } = composeBusinessGuide({
        message: `Tell me about ${name}`,
      });
      expect(subjects).toEqual([`value-${value.id}`]);
      expect(text).toContain(value.meaning);
      expect(text).toContain(value.practices[0]);
      expect(passages).toHaveLength(1);
    },
  );
});
