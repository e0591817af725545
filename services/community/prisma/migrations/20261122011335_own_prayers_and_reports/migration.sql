-- AlterTable
ALTER TABLE "report" ADD COLUMN     "profile_user_id" UUID,
ALTER COLUMN "prayer_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "company_profile" ALTER COLUMN "content" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "prayer_author_user_id_created_at_id_idx" ON "prayer"("author_user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "prayer_author_visitor_id_created_at_id_idx" ON "prayer"("author_visitor_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "report_profile_user_id_idx" ON "report"("profile_user_id");

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_profile_user_id_fkey" FOREIGN KEY ("profile_user_id") REFERENCES "profile"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema does not say

ALTER TABLE "prayer" DROP CONSTRAINT "prayer_state_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_state_check"
  CHECK ("state" IN ('public', 'held', 'hidden', 'private', 'deleted'));
-- The index above serves what this one did.
DROP INDEX "prayer_author_user_idx";

ALTER TABLE "report" ADD CONSTRAINT "report_subject_check" CHECK (
  ("prayer_id" IS NULL) <> ("profile_user_id" IS NULL) AND ("comment_id" IS NULL OR "prayer_id" IS NOT NULL));
-- A reporter counts once, for profiles as for prayers and comments.
CREATE UNIQUE INDEX "report_profile_key" ON "report" ("profile_user_id", "reporter")
  WHERE "profile_user_id" IS NOT NULL;
