-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "named_kind" TEXT;

-- AlterTable
ALTER TABLE "desk_decision" ADD COLUMN     "sealed_note" TEXT;

-- CreateTable
CREATE TABLE "decided_text" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "prayer_id" UUID,
    "author_user_id" UUID,
    "was" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "reasons" TEXT[],
    "sealed_words" TEXT NOT NULL,
    "sealed_note" TEXT,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" UUID NOT NULL,

    CONSTRAINT "decided_text_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "decided_text_decided_at_id_idx" ON "decided_text"("decided_at", "id");

-- CreateIndex
CREATE INDEX "decided_text_subject_id_idx" ON "decided_text"("subject_id");

-- CreateIndex
CREATE INDEX "decided_text_prayer_id_idx" ON "decided_text"("prayer_id");

-- CreateIndex
CREATE INDEX "decided_text_author_user_id_idx" ON "decided_text"("author_user_id");


-- What Prisma's schema does not say

ALTER TABLE "decided_text" ADD CONSTRAINT "decided_text_check" CHECK (
  "was" IN ('held', 'public', 'hidden') AND "decision" IN ('release', 'hide'));
