export { countOverTime } from './count-over-time-sql.ts';
export { statefulService } from './stateful-service.ts';
export type { OpenedService, ServiceDeps, StatefulService } from './stateful-service.ts';
export type { Stoppable } from './start-worker.ts';
export type { UpkeepTask } from './upkeep.ts';
export { openDatabase } from './database.ts';
export type { AnyPrismaClient, Database, DatabaseSettings, TxOf } from './database.ts';
export { databaseNow } from './database-now-sql.ts';
export {
  lockInTransaction,
  lockRow,
  oneProcessAtATime,
  shareLockInTransaction,
} from './locks-sql.ts';
export { leaveTombstone, lockPerson, shareLockPerson } from './tombstones.ts';
export { shareLockPersonsSql } from './tombstones-sql.ts';
export { countCursor, textCursor, timeCursor } from './cursor.ts';
export type { CountPosition, Cursor, TextPosition, TimePosition } from './cursor.ts';
export { newestFirst, olderThan, presentPage, readNewestPage, readPage } from './list-page.ts';
export type { Page, PageQuery } from './list-page.ts';
export {
  daySeconds,
  forgetOldQuotas,
  forgetQuotas,
  hourSeconds,
  isOverQuota,
  refuseOverQuota,
  takeQuotas,
} from './quotas-sql.ts';
export type { Quota } from './quotas-sql.ts';
export { allowanceSetting } from './allowance-setting.ts';
export { networkWidening, senderQuotas } from './sender-quotas.ts';
export type { Allowance, Sender } from './sender-quotas.ts';
export { recordPrivilegedAct } from './record-privileged-act.ts';
export type { PrivilegedAct } from './record-privileged-act.ts';
export { escapeLike } from './search-patterns.ts';
export { searchPatterns } from './search-patterns.ts';
export { inboxOf } from './inbox-of.ts';
export { idOf } from './id-of.ts';
export { tellOfCap } from './tell-of-cap.ts';
export { quotaUpkeep } from './quotas-sql.ts';
export { createNameHash } from './name-hash.ts';
export { handOverOnExportRequested } from './hand-over.ts';
