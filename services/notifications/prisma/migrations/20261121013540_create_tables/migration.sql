-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "message" (
    "id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "lane" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "sealed" TEXT,
    "masked_to" TEXT NOT NULL,
    "recipient_hash" TEXT NOT NULL,
    "provider_id" TEXT,
    "error" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "not_after" TIMESTAMPTZ(3) NOT NULL,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sms_block" (
    "recipient_hash" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sms_block_pkey" PRIMARY KEY ("recipient_hash")
);

-- CreateTable
CREATE TABLE "local_message" (
    "id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "payload" JSONB,
    "occurred_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_delivery" (
    "event_id" UUID NOT NULL,
    "consumer" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(6),
    "settled_at" TIMESTAMPTZ(6),

    CONSTRAINT "outbox_delivery_pkey" PRIMARY KEY ("event_id","consumer")
);

-- CreateTable
CREATE TABLE "processed_event" (
    "event_id" UUID NOT NULL,
    "processor" TEXT NOT NULL,
    "processed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "processed_event_pkey" PRIMARY KEY ("event_id","processor")
);

-- CreateIndex
CREATE INDEX "message_created_at_id_idx" ON "message"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "message_provider_id_idx" ON "message"("provider_id");

-- CreateIndex
CREATE INDEX "local_message_created_at_idx" ON "local_message"("created_at" DESC);

-- AddForeignKey
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "outbox_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language does not say.
-- The work that is left stays quick to find however long the log grows.
CREATE INDEX "message_queued_idx" ON "message" ("lane", "next_attempt_at") WHERE "state" = 'queued';
CREATE INDEX "message_open_idx" ON "message" ("updated_at") WHERE "state" IN ('sending', 'unknown');
ALTER TABLE "message" ADD CONSTRAINT "message_state_check"
  CHECK ("state" IN ('queued', 'sending', 'sent', 'delivered', 'failed', 'unknown', 'dropped', 'blocked'));
-- Once a message has left, or never will, neither recipient nor words are kept.
ALTER TABLE "message" ADD CONSTRAINT "message_forgotten_check"
  CHECK ("state" IN ('queued', 'sending', 'unknown') OR "sealed" IS NULL);

ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled'));
CREATE INDEX "outbox_delivery_new_idx" ON "outbox_delivery" ("consumer", "created_at") WHERE "state" = 'new';
CREATE INDEX "outbox_delivery_sent_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'sent';
CREATE INDEX "outbox_event_unblanked_idx" ON "outbox_event" ("occurred_at") WHERE "payload" IS NOT NULL;
