-- AlterTable
ALTER TABLE "feed_counter" ADD COLUMN     "members" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "audience" TEXT NOT NULL DEFAULT 'public';

-- A prayer for members has a state of its own, so that the last release shows it to no one.
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_state_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_state_check"
  CHECK ("state" IN ('public', 'members', 'held', 'hidden', 'private', 'leaving', 'deleted'));
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_published_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_published_check"
  CHECK ("state" NOT IN ('public', 'members') OR "published_at" IS NOT NULL);
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_audience_check" CHECK ("audience" IN ('public', 'members', 'private'));
-- Never shown to more people than its author chose, also if an admin of the last release shows it.
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_shown_to_audience_check"
  CHECK ("state" NOT IN ('public', 'members') OR "state" = "audience");

-- The feed of members, and what they can pray for. The indexes of public prayers stay for everyone else.
CREATE INDEX "prayer_members_feed_idx" ON "prayer" ("published_at" DESC, "id" DESC)
  WHERE "state" IN ('public', 'members');
CREATE INDEX "prayer_members_least_prayed_idx" ON "prayer" ((-"prayed_count") DESC, "published_at" DESC, "id" DESC)
  WHERE "state" IN ('public', 'members');
