-- CreateIndex
CREATE INDEX "prayer_comment_prayer_id_published_at_id_idx" ON "prayer_comment"("prayer_id", "published_at", "id");

-- CreateIndex
CREATE INDEX "report_prayer_id_idx" ON "report"("prayer_id");

-- CreateIndex
CREATE INDEX "report_comment_id_idx" ON "report"("comment_id");

-- The index above holds the public comments in their order, too.
DROP INDEX "prayer_comment_public_idx";
