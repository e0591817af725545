import nodemailer from 'nodemailer';
import type { TransportOptions } from 'nodemailer';
import type { LiveConfig } from '../config.ts';
import { connectionCode, wasNeverConnected } from './transport.ts';
import type { SendOutcome, Transport } from './transport.ts';

type SmtpError = Error & { responseCode?: number; command?: string };

function outcomeOf(error: SmtpError): SendOutcome {
  if (error.responseCode !== undefined) {
    const text = `the mail server answered ${error.responseCode}`;
    return { outcome: error.responseCode < 500 ? 'later' : 'failed', error: text };
  }
  const text = `no answer from the mail server (${connectionCode(error) ?? 'broken'})`;
  // Up to the message itself nothing can have been taken.
  const beforeMessage = wasNeverConnected(error) || error.command === 'CONN';
  return { outcome: beforeMessage ? 'later' : 'unknown', error: text };
}

/** Mail through SMTP. The message id is ours, so that a mail that did arrive twice is one to the reader's program. */
export function createSmtpTransport(config: LiveConfig): Transport {
  const mailer = nodemailer.createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as TransportOptions);
  const host = new URL(config.PUBLIC_ORIGIN).hostname;
  return {
    async send({ id, to, composed }) {
      try {
        const info = (await mailer.sendMail({
          from: config.MAIL_FROM,
          to,
          subject: composed.subject ?? '',
          text: composed.text,
          messageId: `<${id}@${host}>`,
        })) as { messageId: string };
        return { outcome: 'sent', providerId: info.messageId };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    // SMTP has no way to ask.
    find: async () => 'cannot-tell',
    close: async () => mailer.close(),
  };
}
