import { composeMessage, createContact } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { decideCare } from '../src/care/decide-care.ts';

const words = 'I cannot see a reason to go on, and my family would be better off without me.';
const company = 'Okafor Millwork';
const log = createLogger('test', 'silent') as unknown as Parameters<typeof decideCare>[0]['log'];

const levelOf = async (body: object) => {
  const care = await decideCare({ body, headers: {}, log }, createContact.words);
  return care?.level;
};

test.each([
  { kind: 'join', company, about: words },
  {
    kind: 'speaker',
    company,
    bio: words,
    speakingPreference: 'On patience in a small company, evenings.',
  },
  { kind: 'sponsor', company, description: words },
  { kind: 'donation', company, amount: '50', message: words },
] as const)(
  'When somebody in danger fills in the form $kind, then what is around their words takes nothing away',
  async (form) => {
    const alone = await levelOf({ message: words });
    expect(['certain', 'likely']).toContain(alone);
    expect(await levelOf({ message: composeMessage(form), form })).toBe(alone);
  },
);
