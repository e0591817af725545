import { beginPasskey, beginPasskeyLogin, loginByPasskey, registerPasskey } from '@kbf/contracts';
import type { AnswerOf, CurrentUser, Passkey } from '@kbf/contracts';
import { makePasskeyDevice } from '@kbf/test-kit';
import type { PasskeyDevice, PasskeyOddities } from '@kbf/test-kit';
import type { Browser } from '../browser.ts';

type Creation = AnswerOf<typeof beginPasskey>;
type Request = AnswerOf<typeof beginPasskeyLogin>;

/** Lets a device create a passkey where a member is logged in. @returns the server's answer */
export async function bringPasskey(
  browser: Browser,
  device: PasskeyDevice,
  odd: PasskeyOddities = {},
) {
  const options = (await browser.call<Creation>(beginPasskey)).json();
  return browser.call<Passkey>(registerPasskey, device.register(options, odd));
}

/** A device with a passkey that a member has added. */
export async function addPasskey(browser: Browser, odd: PasskeyOddities = {}) {
  const device = makePasskeyDevice();
  const answer = await bringPasskey(browser, device, odd);
  if (answer.status !== 201) throw new Error(`the passkey was answered ${answer.text}`);
  return { device, passkey: answer.json() };
}

/** Logs in with a device. @returns the server's answer */
export async function logInWith(
  browser: Browser,
  device: PasskeyDevice,
  odd: PasskeyOddities = {},
) {
  const options = (await browser.call<Request>(beginPasskeyLogin)).json();
  return browser.call<CurrentUser>(loginByPasskey, device.sign(options, odd));
}
