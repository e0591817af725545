import type { Composed, MessageContent } from './content.ts';
import { layOutMail } from './mail-layout.ts';
import type { MailParts } from './mail-layout.ts';
import { mailTemplates } from './mail-templates.ts';
import { smsTemplates } from './sms-templates.ts';

export type MessageKind = keyof typeof smsTemplates | keyof typeof mailTemplates;

function templateIn<T>(templates: Readonly<Record<string, T>>, kind: string): T {
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!template) throw new Error(`no template ${kind}`);
  return template;
}

/** @throws if there is no such template: a message that nobody can write must not look sent */
export function compose(channel: 'sms' | 'email', kind: string, content: MessageContent): Composed {
  if (channel === 'sms')
    return { text: templateIn<(content: MessageContent) => string>(smsTemplates, kind)(content) };
  const template = templateIn<(content: MessageContent) => MailParts>(mailTemplates, kind);
  return layOutMail(template(content));
}
