/** Calls between services. An entry of its own: nothing of it has a place in the browser. */
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
