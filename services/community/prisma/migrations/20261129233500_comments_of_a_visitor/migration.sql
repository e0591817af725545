-- For the newest texts of a visitor, which decide how far the next one is trusted, and for erasure.
CREATE INDEX "prayer_comment_author_visitor_idx" ON "prayer_comment" ("author_visitor_id", "created_at") WHERE "author_visitor_id" IS NOT NULL;
