import { createContact } from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { limitForm } from '../limits/limit-form.ts';
import type { Parts } from '../parts.ts';
import { receiveContact } from './receive-contact.ts';

export function registerContact(app: Service, parts: Parts): void {
  implement(app, createContact, async ({ body, request }) => {
    await limitForm(parts, 'contact', { request, email: body.email });
    return answer(201, { id: await receiveContact(parts, body) });
  });
}
