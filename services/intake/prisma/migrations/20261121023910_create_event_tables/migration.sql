-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

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

-- AddForeignKey
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "outbox_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled'));
CREATE INDEX "outbox_delivery_new_idx" ON "outbox_delivery" ("consumer", "created_at") WHERE "state" = 'new';
CREATE INDEX "outbox_delivery_sent_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'sent';
CREATE INDEX "outbox_event_unblanked_idx" ON "outbox_event" ("occurred_at") WHERE "payload" IS NOT NULL;
