-- The directory's total: all entries have one value, which is kept once, so that counting 100,000 reads few pages.
CREATE INDEX "profile_listed_idx" ON "profile" ("is_public") WHERE "is_public" AND NOT "hidden" AND NOT "suspended";

-- The first value of a sequence looks the same before it is taken and after: readers would not notice the very first
-- change of the feed.
SELECT nextval('feed_version');
