export {
  AppError,
  approvalRequired,
  conflict,
  forbidden,
  invalid,
  loginRequired,
  notFound,
  tooMany,
  unavailable,
} from './app-error.ts';
export { buildService } from './build-service.ts';
export type { Service } from './build-service.ts';
export { answer, implement, sent } from './implement.ts';
export type { CallAnswer, CallInput } from './implement.ts';
export { keptAnswer, sendKept } from './kept-answer.ts';
export { isFresh, requireFreshLogin } from './identify.ts';
export { createBudget } from './budget.ts';
export { checkRefusedBody, parseOrCheck } from './care/refused-bodies.ts';
export { tellOnlyCertain } from './care/care-for-calls.ts';
export { careForWords } from './care/decide-care.ts';
export { careOf, hearCare, noticeCare } from './care/notice-care.ts';
export type { CareNotice, TellOfCare } from './care/notice-care.ts';
export type { HelpRecord } from './care/helped-words.ts';
export { implementInternal } from './implement-internal.ts';
export type { InternalRequest } from './implement-internal.ts';
export { openEventStream, wantsEventStream } from './event-stream.ts';
export type { EventStream } from './event-stream.ts';
export { createServiceClient, ServiceCallError } from './service-client.ts';
export type { ServiceClient } from './service-client.ts';
export { runService } from './run-service.ts';
export type { ServiceParts } from './run-service.ts';
export { listHeaders, setListHeaders } from './list-answer.ts';
export { clientNetworkOf, clientNetworksOf } from './client-network.ts';
export { onRefusedCall } from './refused-calls.ts';
export { adminIdOf, memberIdOf } from './who-asks.ts';
export { createWeightedSemaphore } from './weighted-semaphore.ts';
