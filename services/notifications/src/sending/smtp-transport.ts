import nodemailer from 'nodemailer';
import { z } from 'zod';
import type { LiveConfig } from '../config.ts';
import type { Composed } from '../messages/content.ts';
import { connectionCode, wasNeverConnected } from './transport.ts';
import type { SendOutcome, Transport } from './transport.ts';

/** nodemailer's data about a failure. */
const smtpError = z.object({
  responseCode: z.number().optional().catch(undefined),
  command: z.string().catch(''),
  code: z.string().optional().catch(undefined),
});

/** In these phases no mail was named yet: a refusal concerns our account, such as a wrong password (535). */
const aboutUs = /^(?:CONN|HELO|EHLO|LHLO|STARTTLS|AUTH\b.*|API)$/;

function outcomeOf(error: unknown): SendOutcome {
  const { responseCode, command, code } = smtpError.parse(error);
  if (responseCode !== undefined) {
    const text = `the mail server answered ${responseCode}`;
    const isAboutUs = code === 'EAUTH' || responseCode === 530 || aboutUs.test(command);
    return { outcome: responseCode < 500 || isAboutUs ? 'later' : 'failed', error: text };
  }
  const text = `no answer from the mail server (${connectionCode(error) ?? 'broken'})`;
  // Before the message itself was sent, nothing can have been accepted.
  const beforeMessage = wasNeverConnected(error) || code === 'EAUTH' || aboutUs.test(command);
  return { outcome: beforeMessage ? 'later' : 'unknown', error: text };
}

/** Tells mail programs that no person wrote it (RFC 3834), and how to unsubscribe in one click (RFC 8058). */
const headersOf = ({ isReply, unsubscribe }: Composed): Record<string, string> => ({
  'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** Mail through SMTP. We set the message id, so that the reader's program recognizes a mail that arrives twice. */
export function createSmtpTransport(config: LiveConfig): Transport {
  const mailer = nodemailer.createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const host = new URL(config.PUBLIC_ORIGIN).hostname;
  return {
    async send({ id, to, composed }) {
      try {
        const info = await mailer.sendMail({
          from: config.MAIL_FROM,
          to,
          subject: composed.subject ?? '',
          text: composed.text,
          ...(composed.html ? { html: composed.html } : {}),
          headers: headersOf(composed),
          messageId: `<${id}@${host}>`,
        });
        return { outcome: 'sent', providerId: info.messageId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    // SMTP has no way to ask.
    find: async () => 'cannot-tell',
    close: async () => mailer.close(),
  };
}
