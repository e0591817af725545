-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "prayer_comment" ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "need" ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "report" ADD COLUMN     "author_user_id" UUID,
ADD COLUMN     "network" TEXT;

-- AlterTable
ALTER TABLE "profile" ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "report_author_user_id_idx" ON "report"("author_user_id");

-- What is public after an admin decided about reports was released.
UPDATE "prayer" p SET "released_at" = r.at FROM (
  SELECT prayer_id, max(decided_at) AS at FROM report
  WHERE prayer_id IS NOT NULL AND comment_id IS NULL AND decided_at IS NOT NULL GROUP BY prayer_id
) r WHERE r.prayer_id = p.id AND p.state = 'public' AND coalesce(p.edited_at, p.answered_at, r.at) <= r.at;
UPDATE "prayer_comment" c SET "released_at" = r.at FROM (
  SELECT comment_id, max(decided_at) AS at FROM report
  WHERE comment_id IS NOT NULL AND decided_at IS NOT NULL GROUP BY comment_id
) r WHERE r.comment_id = c.id AND c.state = 'public' AND coalesce(c.edited_at, r.at) <= r.at;
