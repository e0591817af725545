import { resendVerification, sendEmailLink, sendMagicLink } from '@kbf/contracts';
import { makePasskeyDevice } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { logInWith } from '../passkeys/add-passkey.ts';
import { addPerson, newPhone, useAuth } from '../setup.ts';

const auth = useAuth();
const browser = () => openBrowser(auth);
const email = 'nobody@nowhere.example';
const memberMail = 'member@nowhere.example';
const textToNobody = () => browser().call(sendMagicLink, { phoneNumber: newPhone() });
const asks = {
  'a text to a member': async () =>
    browser().call(sendMagicLink, { phoneNumber: (await addPerson(auth)).phone }),
  'a text to nobody': textToNobody,
  'a mail to a member': async () => {
    await addPerson(auth, { email: memberMail, emailVerified: true });
    return browser().call(sendEmailLink, { email: memberMail });
  },
  'a mail to nobody': () => browser().call(sendEmailLink, { email }),
  'a confirmation to nobody': () => browser().call(resendVerification, { email }),
  'a login by an unknown passkey': () => logInWith(browser(), makePasskeyDevice()),
};

test.each(Object.entries(asks))(
  'When %s is asked for, then the answer waits for the time that all take, whatever the work took',
  async (_, ask) => {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    auth.deps.evenTime = () => {
      begun.resolve();
      return over.promise;
    };
    const steps: string[] = [];
    const answer = ask().then((given) => {
      steps.push('answered');
      return given.status;
    });
    await Promise.race([begun.promise, answer]);
    // Others, who ask later and do not wait, are done with the same work meanwhile.
    auth.deps.evenTime = () => Promise.resolve();
    for (let other = 0; other < 3; other += 1) expect((await textToNobody()).status).toBe(200);
    steps.push('the time is over');
    over.resolve();
    expect([200, 400]).toContain(await answer);
    expect(steps).toEqual(['the time is over', 'answered']);
  },
);
