import { createContact } from '@kbf/contracts';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { limitForm } from '../limits/limit-form.ts';
import { receiveContact } from './receive-contact.ts';

export function registerContactRoutes(app: Service, deps: Deps): void {
  implement(app, createContact, async ({ body, identity, request }) => {
    await limitForm(deps, 'contact', { request, email: body.email });
    return answer(201, { id: await receiveContact(deps, body, identity.userId) });
  });
}
