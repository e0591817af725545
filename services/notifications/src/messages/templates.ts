import { limits, site } from '@kbf/contracts';

/** What a template is filled with. Opened at the moment of sending, never stored in clear. */
export type MessageContent = { to: string; link?: string | undefined; code?: string | undefined };

/** The words of one message. Mails have a subject. */
export type Composed = { text: string; subject?: string };

const minutes = limits.login.linkMinutes;

/**
 * The login text fits one segment (160 characters of GSM-7) for site addresses of up to 40 characters, so that it
 * arrives in one piece and costs one message. The link stands in the middle: phones that cut a text at its end or turn
 * its last word into something else leave it whole.
 */
function loginText({ link, code }: MessageContent): Composed {
  return {
    text: `${site.shortName}: open ${link} or enter ${code}. Valid ${minutes} min. Reply STOP to opt out.`,
  };
}

function loginMail({ link }: MessageContent): Composed {
  return {
    subject: `Your login link for ${site.name}`,
    text: [
      `Here is your login link for ${site.name}:`,
      '',
      link,
      '',
      `It works once, within ${minutes} minutes. If you did not ask for it, you can leave this mail alone: without the link nobody gets in.`,
    ].join('\n'),
  };
}

function verificationMail({ link }: MessageContent): Composed {
  return {
    subject: `Please confirm your e-mail address for ${site.name}`,
    text: [
      `Someone, we think you, gave this address to ${site.name}. Please confirm it:`,
      '',
      link,
      '',
      'If it was not you, you can leave this mail alone: nothing happens without your confirmation.',
    ].join('\n'),
  };
}

function crisisAlert({ link }: MessageContent): Composed {
  return {
    subject: 'Someone may be in danger',
    text: `${site.shortName}: someone may be in danger. They were shown the help lines. Please look: ${link}`,
  };
}

function confirmationText({ link, code }: MessageContent): Composed {
  return {
    text: `${site.shortName}: to confirm this number open ${link} or enter ${code}. Valid ${minutes} min. Reply STOP to opt out.`,
  };
}

function welcomeText({ link }: MessageContent): Composed {
  return {
    subject: `Welcome to ${site.name}`,
    text: `Welcome to ${site.name}. You can log in now: ${link} Reply STOP to opt out.`,
  };
}

const templates = {
  login: loginText,
  'confirm-phone': confirmationText,
  welcome: welcomeText,
  'email-login': loginMail,
  'verify-email': verificationMail,
  'crisis-alert': crisisAlert,
} as const;

export type MessageKind = keyof typeof templates;

/** @throws if there is no such template: a message that nobody can write must not look sent */
export function compose(kind: string, content: MessageContent): Composed {
  const template = Object.hasOwn(templates, kind) ? templates[kind as MessageKind] : undefined;
  if (!template) throw new Error(`no template ${kind}`);
  return template(content);
}
