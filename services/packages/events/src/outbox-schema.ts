/**
 * The three tables of every service with a database. Services have the same tables in `schema.prisma` and their first
 * migration (see the README of this package); tests create them from here.
 *
 * - `outbox_event`: written in the transaction of the change. `payload` is null once blanked.
 * - `outbox_delivery`: one row per consumer; new → sent (a job is in Redis) → settled (the job completed) or failed.
 * - `processed_event`: on the consumer's side, written in the transaction of the effect.
 */
export const outboxSchema = `
CREATE TABLE "outbox_event" (
  "id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "version" INTEGER NOT NULL,
  "payload" JSONB,
  "traceparent" TEXT,
  "occurred_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "outbox_delivery" (
  "event_id" UUID NOT NULL,
  "consumer" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'new',
  "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sent_at" TIMESTAMPTZ(6),
  "settled_at" TIMESTAMPTZ(6),
  "failed_at" TIMESTAMPTZ(6),
  CONSTRAINT "outbox_delivery_pkey" PRIMARY KEY ("event_id", "consumer"),
  CONSTRAINT "outbox_delivery_event_id_fkey" FOREIGN KEY ("event_id")
    REFERENCES "outbox_event" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "processed_event" (
  "event_id" UUID NOT NULL,
  "processor" TEXT NOT NULL,
  "processed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "processed_event_pkey" PRIMARY KEY ("event_id", "processor")
);

CREATE INDEX "outbox_event_occurred_at_idx" ON "outbox_event" ("occurred_at");
CREATE INDEX "processed_event_processed_at_idx" ON "processed_event" ("processed_at");
`;

/**
 * What Prisma's schema language cannot express: add this text to the migration that creates the tables. The partial
 * indexes contain only open work, so they stay small however long the tables grow.
 */
export const outboxIndexes = `
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled', 'failed'));
CREATE INDEX "outbox_delivery_new_idx" ON "outbox_delivery" ("consumer", "created_at") WHERE "state" = 'new';
CREATE INDEX "outbox_delivery_sent_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'sent';
CREATE INDEX "outbox_delivery_failed_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'failed';
CREATE INDEX "outbox_event_unblanked_idx" ON "outbox_event" ("occurred_at") WHERE "payload" IS NOT NULL;
`;
