import type { Identity } from '@kbf/process-kit';
import { clientNetworksOf } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import { authorOf } from '../people/actor.ts';
import type { Sender } from './take-allowance.ts';

/** The sender of a call, for limits. @throws 401 for a request without any identity */
export const senderOf = (identity: Identity, request: Pick<FastifyRequest, 'headers'>): Sender => ({
  author: authorOf(identity),
  networks: clientNetworksOf(request),
  isApproved: identity.isApproved === true,
});
