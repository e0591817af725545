-- AlterTable
ALTER TABLE "message" ADD COLUMN     "person_id" UUID;

-- AlterTable
ALTER TABLE "local_message" ADD COLUMN     "html" TEXT,
ADD COLUMN     "subject" TEXT;

-- CreateTable
CREATE TABLE "preference" (
    "person_id" UUID NOT NULL,
    "comment_on_own_prayer" BOOLEAN NOT NULL,
    "channel" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "preference_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "comment_notice" (
    "prayer_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "noticed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "comment_notice_pkey" PRIMARY KEY ("prayer_id")
);

-- CreateTable
CREATE TABLE "reply_promise" (
    "submission_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "reply_promise_pkey" PRIMARY KEY ("submission_id")
);

-- CreateTable
CREATE TABLE "tombstone" (
    "person_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tombstone_pkey" PRIMARY KEY ("person_id")
);

-- CreateIndex
CREATE INDEX "comment_notice_person_id_idx" ON "comment_notice"("person_id");

-- CreateIndex
CREATE INDEX "message_recipient_hash_created_at_idx" ON "message"("recipient_hash", "created_at");

-- CreateIndex
CREATE INDEX "message_person_id_idx" ON "message"("person_id");

-- What Prisma's schema language does not say.
-- A failed message may be sent again by an admin: its words stay until it is of no use, a day at most (see
-- forget-failed.ts). Of all others nothing is kept once they have left.
ALTER TABLE "message" DROP CONSTRAINT "message_forgotten_check";
ALTER TABLE "message" ADD CONSTRAINT "message_forgotten_check"
  CHECK ("state" IN ('queued', 'sending', 'unknown', 'failed') OR "sealed" IS NULL);
CREATE INDEX "message_failed_idx" ON "message" ("updated_at") WHERE "state" = 'failed' AND "sealed" IS NOT NULL;
ALTER TABLE "preference" ADD CONSTRAINT "preference_channel_check" CHECK ("channel" IN ('sms', 'email'));
-- The promises that nobody was reminded of yet.
CREATE INDEX "reply_promise_open_idx" ON "reply_promise" ("received_at")
  WHERE "reminded_at" IS NULL AND "answered_at" IS NULL;
