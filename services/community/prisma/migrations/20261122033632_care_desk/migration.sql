-- CreateTable
CREATE TABLE "care_case" (
    "id" UUID NOT NULL,
    "level" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "sealed_words" TEXT,
    "sealed_note" TEXT,
    "user_id" UUID,
    "noticed_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "seen_by" UUID,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by" UUID,

    CONSTRAINT "care_case_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "desk_decision" (
    "kind" TEXT NOT NULL,
    "id" UUID NOT NULL,
    "decision" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3),
    "decided_by" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_decision_pkey" PRIMARY KEY ("kind","id")
);

-- CreateTable
CREATE TABLE "desk_digest" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "told_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_digest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "care_case_user_id_idx" ON "care_case"("user_id");

-- CreateIndex
CREATE INDEX "care_case_noticed_at_idx" ON "care_case"("noticed_at");

-- CreateIndex
CREATE INDEX "desk_decision_due_at_idx" ON "desk_decision"("due_at");


-- What Prisma's schema does not say

ALTER TABLE "care_case" ADD CONSTRAINT "care_case_level_check" CHECK ("level" IN ('certain', 'possible'));
-- What waits: few, whatever was handled before.
CREATE INDEX "care_case_waiting_idx" ON "care_case" ("noticed_at") WHERE "handled_at" IS NULL;
ALTER TABLE "desk_decision" ADD CONSTRAINT "desk_decision_check" CHECK (
  "decision" = 'handled' AND "kind" = 'danger' OR
  "decision" IN ('release', 'hide') AND "kind" IN ('prayer', 'thanks', 'photo', 'comment', 'profile'));
ALTER TABLE "desk_digest" ADD CONSTRAINT "desk_digest_one_row" CHECK ("id" = 1);
