-- CreateTable
CREATE TABLE "need" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "author_user_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "ends_on" DATE NOT NULL,
    "state" TEXT NOT NULL,
    "held_reasons" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID,

    CONSTRAINT "need_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "need_contact" (
    "id" UUID NOT NULL,
    "need_id" UUID NOT NULL,
    "asker_user_id" UUID NOT NULL,
    "asker_shares" TEXT[],
    "author_shares" TEXT[],
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "need_contact_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "report" ADD COLUMN     "need_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "need_request_id_key" ON "need"("request_id");

-- CreateIndex
CREATE INDEX "need_state_created_at_id_idx" ON "need"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "need_author_user_id_created_at_id_idx" ON "need"("author_user_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "need_contact_need_id_asker_user_id_key" ON "need_contact"("need_id", "asker_user_id");

-- CreateIndex
CREATE INDEX "need_contact_asker_user_id_created_at_id_idx" ON "need_contact"("asker_user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "report_need_id_idx" ON "report"("need_id");

-- AddForeignKey
ALTER TABLE "need_contact" ADD CONSTRAINT "need_contact_need_id_fkey" FOREIGN KEY ("need_id") REFERENCES "need"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_need_id_fkey" FOREIGN KEY ("need_id") REFERENCES "need"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.
ALTER TABLE "need" ADD CONSTRAINT "need_kind_check" CHECK ("kind" IN ('need', 'offer'));
ALTER TABLE "need" ADD CONSTRAINT "need_state_check" CHECK ("state" IN ('public', 'held', 'hidden'));
ALTER TABLE "need_contact" ADD CONSTRAINT "need_contact_state_check" CHECK ("state" IN ('waiting', 'confirmed', 'declined'));
-- Offers that fit a need are found by its words.
CREATE INDEX "need_words_idx" ON "need" USING gin (to_tsvector('english', "text")) WHERE "state" = 'public';
ALTER TABLE "report" DROP CONSTRAINT "report_subject_check";
ALTER TABLE "report" ADD CONSTRAINT "report_subject_check" CHECK (
    num_nonnulls("prayer_id", "profile_user_id", "need_id") = 1 AND ("comment_id" IS NULL OR "prayer_id" IS NOT NULL));
-- A reporter counts once, for needs too.
CREATE UNIQUE INDEX "report_need_key" ON "report" ("need_id", "reporter") WHERE "need_id" IS NOT NULL;
