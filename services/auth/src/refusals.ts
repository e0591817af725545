import { errorCodes } from '@kbf/contracts';
import { AppError, forbidden, invalid } from '@kbf/service-kit';

/** 410: used, expired, replaced by a newer one, or unknown. The answer does not say which. */
export const linkUsed = () =>
  new AppError(
    errorCodes.linkUsed,
    410,
    'This link has expired or was already used. Please request a new one.',
  );

/** 410: the same for a code, also after too many wrong ones or when another browser asked for it. */
export const codeUsed = () =>
  new AppError(
    errorCodes.linkUsed,
    410,
    'This code has expired or was already used. Please request a new one.',
  );

export const codeWrong = () =>
  new AppError(
    errorCodes.codeWrong,
    400,
    'That code is not right. Please check the text message and try again.',
  );

/** 400: no text goes to that country. It depends on the number alone, so it reveals nothing about members. */
export const countryNotServed = (isMailOpen = true) =>
  new AppError(
    'country_not_served',
    400,
    isMailOpen
      ? 'We cannot text numbers in that country. Please use your email instead.'
      : 'We cannot text numbers in that country. An admin can let you in.',
  );

export const numberUnreadable = () => invalid('Please check your phone number and try again.');

/** 410: a passkey challenge that is too old, of another browser, or used already. */
export const challengeGone = () =>
  new AppError(errorCodes.linkUsed, 410, 'That took too long. Please try your passkey again.');

/**
 * 400: an unknown or removed passkey, or one of a person who may not log in. The answer does not say which.
 * @param way what else the person can do, as a sentence
 */
export const passkeyRefused = (way: string, cause?: unknown) =>
  new AppError('passkey_refused', 400, `This passkey does not work here. ${way}`, { cause });

const tryMail =
  'You can try to log in with your email instead. If that does not work, an admin can let you in.';
const tryPhone =
  'You can try to log in with your phone instead. If that does not work, an admin can let you in.';
/** What a person can do whose passkey does not work. */
export const insteadOfPasskey = {
  sms: tryPhone,
  email: tryMail,
  none: 'An admin can let you in.',
  here: 'Please remove it from this device and try again.',
} as const;

/**
 * 429, with the other way to log in while that is open to the one who asks. It promises nothing, because the limits of
 * the other contact would tell whose it is, and names the admin, who is always there. The caller adds when to try
 * again.
 */
export const tooManyLogins = {
  sms: {
    otherWay: `We have sent too many login texts. ${tryMail}`,
    noWay: 'We have sent too many login texts and emails. An admin can let you in.',
  },
  email: {
    otherWay: `We have sent too many login emails. ${tryPhone}`,
    noWay: 'We have sent too many login emails and texts. An admin can let you in.',
  },
  passkey: {
    otherWay: `Too many passkey attempts. ${tryPhone}`,
    noWay: 'Too many passkey attempts and texts. An admin can let you in.',
  },
} as const;
/** 429 without another way. */
export const tooManyMails = 'We have sent too many emails.';
export const tooManyChanges = 'You have made too many changes today.';
/** For a new number or address, when a daily limit of the whole site is used up. */
export const textsUsedUp =
  'No text was sent and your number stays the same: today’s limit for texts has been reached.';
export const mailsUsedUp =
  'No email was sent and your address stays the same: today’s limit for emails has been reached.';
export const tooManyCodes = 'Too many codes were tried. The link in the message still works.';

/** 409: another person is logged in where the link was opened, and has not agreed to be logged out. */
export const otherIsLoggedIn = () =>
  new AppError(
    errorCodes.loginSwitch,
    409,
    'Someone else is logged in here. Please confirm that you want to switch.',
  );

/** 403: the message confirms data of an account that is not logged in where the link was opened. */
export const notLoggedInHere = () =>
  forbidden(
    'This link changes an account that is not logged in here. Please log in first, then open the link again.',
  );
