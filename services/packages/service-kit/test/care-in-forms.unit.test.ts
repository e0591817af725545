import { composeMessage } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { decideCare } from '../src/care/decide-care.ts';

const words = 'I cannot see a reason to go on, and my family would be better off without me.';
const company = 'Okafor Millwork';
const log = createLogger('test', 'silent') as unknown as Parameters<typeof decideCare>[0]['log'];

const levelOf = async (message: string) => {
  const request = { body: { message }, headers: {}, log };
  const care = await decideCare(request, { place: 'contact', fields: ['message'] });
  return care?.level;
};

test.each([
  { form: 'join', company, about: words },
  {
    form: 'speaker',
    company,
    bio: words,
    speakingPreference: 'On patience in a small company, evenings.',
  },
  { form: 'sponsor', company, description: words },
  { form: 'donation', company, amount: '50', message: words },
] as const)(
  'When somebody in danger fills in the form $form, then what is around their words takes nothing away',
  async (form) => {
    expect(await levelOf(words)).toBe('certain');
    expect(await levelOf(composeMessage(form))).toBe('certain');
  },
);
