import type { Channel, Composed, MessageContent } from './content.ts';
import { layOutMail } from './mail-layout.ts';
import { mailTemplates } from './mail-templates.ts';
import { pushNotice } from './push-notice.ts';
import type { pushKinds } from './push-notice.ts';
import { smsTemplates } from './sms-templates.ts';

export type MessageKind =
  keyof typeof smsTemplates | keyof typeof mailTemplates | (typeof pushKinds)[number];

/** @throws if there is no such template, so that the message does not count as sent */
export function compose(channel: Channel, kind: string, content: MessageContent): Composed {
  if (channel === 'sms') return { text: templateIn(smsTemplates, kind)(content) };
  if (channel === 'push') return pushNotice(kind, content);
  return layOutMail(templateIn(mailTemplates, kind)(content));
}

function templateIn<Template>(templates: Readonly<Record<string, Template>>, kind: string) {
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!template) throw new Error(`no template ${kind}`);
  return template;
}
