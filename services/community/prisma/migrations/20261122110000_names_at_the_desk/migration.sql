-- AlterTable
ALTER TABLE "person_name" ADD COLUMN     "name_decision" TEXT,
ADD COLUMN     "name_held_at" TIMESTAMPTZ(3),
ADD COLUMN     "name_reasons" TEXT[];

-- What Prisma's schema does not say

ALTER TABLE "person_name" ADD CONSTRAINT "person_name_decision_check" CHECK ("name_decision" IN ('released', 'kept'));
UPDATE "person_name" SET "name_held_at" = clock_timestamp() WHERE "name_held";
-- Held names that nobody has decided about: few.
CREATE INDEX "person_name_waiting_idx" ON "person_name" ("name_held_at") WHERE "name_held" AND "name_decision" IS NULL;

-- Needs, offers and names are decided at the desk, too.
ALTER TABLE "desk_decision" DROP CONSTRAINT "desk_decision_check";
ALTER TABLE "desk_decision" ADD CONSTRAINT "desk_decision_check" CHECK (
  "decision" = 'handled' AND "kind" = 'danger' OR
  "decision" IN ('release', 'hide')
    AND "kind" IN ('prayer', 'thanks', 'photo', 'comment', 'profile', 'need', 'name'));
