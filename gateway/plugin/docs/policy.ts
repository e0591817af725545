import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { sendStored } from '../files/send-stored.ts';
import { asyncStep, plainPolicy } from '../http.ts';
import { notFound, refuse } from '../refuse.ts';

/** Answers with the documentation of the calls. */
export const docsPolicy = plainPolicy('docs', () => {
  const { docs } = gatewayDeps();
  return asyncStep(async (request, response) => {
    const file = docs.find(contextOf(request).path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && file) await sendStored(request, response, file);
    else refuse(request, response, notFound);
    return 'answered';
  });
});
