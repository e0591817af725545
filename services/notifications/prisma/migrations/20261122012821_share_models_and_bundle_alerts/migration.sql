-- AlterTable
ALTER TABLE "message" ADD COLUMN     "attempted_at" TIMESTAMPTZ(3),
ALTER COLUMN "next_attempt_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "created_at" SET DEFAULT clock_timestamp(),
ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();

-- AlterTable
ALTER TABLE "sms_block" ALTER COLUMN "since" SET DEFAULT clock_timestamp();

-- AlterTable
ALTER TABLE "local_message" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();

-- AlterTable
ALTER TABLE "preference" ALTER COLUMN "updated_at" SET DEFAULT clock_timestamp();

-- DropTable
DROP TABLE "comment_notice";

-- CreateTable
CREATE TABLE "alert_recipient" (
    "recipient_hash" TEXT NOT NULL,
    "waiting" INTEGER NOT NULL,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_recipient_pkey" PRIMARY KEY ("recipient_hash")
);

-- CreateTable
CREATE TABLE "handled_webhook" (
    "id" TEXT NOT NULL,
    "is_status" BOOLEAN NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "handled_webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erased_person" (
    "person_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "erased_person_pkey" PRIMARY KEY ("person_id")
);

-- Who was erased stays erased: the rows move to the table's new name.
INSERT INTO "erased_person" ("person_id", "erased_at") SELECT "person_id", "erased_at" FROM "tombstone";

-- DropTable
DROP TABLE "tombstone";

-- CreateTable
CREATE TABLE "request_limit" (
    "key" TEXT NOT NULL,
    "window_started_at" TIMESTAMPTZ(3) NOT NULL,
    "window_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "request_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "handled_webhook_is_status_handled_at_idx" ON "handled_webhook"("is_status", "handled_at");

-- CreateIndex
CREATE INDEX "request_limit_window_ends_at_idx" ON "request_limit"("window_ends_at");
