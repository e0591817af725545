import { useContext } from '../context.ts';
import { exchangeOf } from '../exchange.ts';
import { sendStored } from '../files/send-stored.ts';
import { asyncStep, plainPolicy } from '../http.ts';
import { notFound, refuse } from '../refuse.ts';

/** Answers with the documentation of the calls. */
export const docsPolicy = plainPolicy('docs', () => {
  const { docs } = useContext();
  return asyncStep(async (request, response) => {
    const file = docs.find(exchangeOf(request).path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && file) await sendStored(request, response, file);
    else refuse(request, response, notFound);
    return 'answered';
  });
});
