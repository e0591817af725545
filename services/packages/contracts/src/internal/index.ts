/** Calls between services. A separate entry: browsers need none of it. */
export { defineInternalCall } from './internal-call.ts';
export type {
  InternalAnswer,
  InternalCallShape,
  InternalInput,
  InternalReply,
} from './internal-call.ts';
export * from './auth-calls.ts';
export * from './ai-calls.ts';
export * from './community-calls.ts';
export { internalCalls } from './internal-calls.ts';
