import { definePolicy } from '../http.ts';
import { tooMany } from '../refuse.ts';
import type { Basics } from '../refuse.ts';
import type { WindowCounter } from './window-counter.ts';

/** Limits the requests of a network. The services themselves limit what protects money and accounts. */
export const rateLimit = ({ contextOf, refuse, requests }: Basics & { requests: WindowCounter }) =>
  definePolicy('rate-limit', () => (request, response, next) => {
    const wait = requests.take(contextOf(request).networks);
    if (wait === undefined) next();
    else refuse(request, response, tooMany(wait));
  });
