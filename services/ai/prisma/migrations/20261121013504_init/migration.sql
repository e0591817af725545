-- CreateTable
CREATE TABLE "reply" (
    "request_id" UUID NOT NULL,
    "member_id" UUID,
    "content_hash" BYTEA NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "reply" JSONB,
    "attempt" UUID NOT NULL,
    "heartbeat_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "reply_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "reply_photo" (
    "request_id" UUID NOT NULL,
    "jpeg" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reply_photo_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "budget" (
    "scope" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "spent" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "budget_pkey" PRIMARY KEY ("scope","actor","day")
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
CREATE INDEX "reply_created_at_idx" ON "reply"("created_at");

-- CreateIndex
CREATE INDEX "reply_photo_created_at_idx" ON "reply_photo"("created_at");

-- CreateIndex
CREATE INDEX "budget_day_idx" ON "budget"("day");

-- AddForeignKey
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "outbox_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema language does not say.
ALTER TABLE "reply" ADD CONSTRAINT "reply_state_check"
  CHECK ("state" IN ('running', 'answered', 'stopped', 'failed') AND ("reply" IS NOT NULL) = ("state" = 'answered'));
ALTER TABLE "budget" ADD CONSTRAINT "budget_count_check" CHECK ("reserved" >= 0 AND "spent" >= 0);
-- As small as the work under way, however many replies are kept.
CREATE INDEX "reply_running_idx" ON "reply" ("heartbeat_at") WHERE "state" = 'running';

ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled'));
CREATE INDEX "outbox_delivery_new_idx" ON "outbox_delivery" ("consumer", "created_at") WHERE "state" = 'new';
CREATE INDEX "outbox_delivery_sent_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'sent';
CREATE INDEX "outbox_event_unblanked_idx" ON "outbox_event" ("occurred_at") WHERE "payload" IS NOT NULL;
