-- Comments that are there already do not count as new. The default makes this a change without a rewrite of the table.
ALTER TABLE "prayer" ADD COLUMN "comments_seen_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "prayer" ALTER COLUMN "comments_seen_at" DROP DEFAULT;
