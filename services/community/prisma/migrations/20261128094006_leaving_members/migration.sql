-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "state_before" TEXT;

-- AlterTable
ALTER TABLE "prayer_comment" ADD COLUMN     "state_before" TEXT;

-- AlterTable
ALTER TABLE "person_name" ADD COLUMN     "leaving" BOOLEAN NOT NULL DEFAULT false;

-- A state that Prisma's schema does not list.
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_state_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_state_check"
  CHECK ("state" IN ('public', 'held', 'hidden', 'private', 'leaving', 'deleted'));
ALTER TABLE "prayer_comment" DROP CONSTRAINT "prayer_comment_state_check";
ALTER TABLE "prayer_comment" ADD CONSTRAINT "prayer_comment_state_check"
  CHECK ("state" IN ('public', 'held', 'hidden', 'leaving'));
