-- The table of limits has the name and shape that all services share; what was counted stays.
ALTER TABLE "login_limit" RENAME TO "request_limit";
ALTER TABLE "request_limit" RENAME CONSTRAINT "login_limit_pkey" TO "request_limit_pkey";
ALTER INDEX "login_limit_window_ends_at_idx" RENAME TO "request_limit_window_ends_at_idx";

-- What admins search, and the index for it: any part of a word, whatever its case.
ALTER TABLE "person" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  "first_name" || ' ' || "last_name" || E'\n' || coalesce("email", '') || E'\n' || coalesce("phone", '')) STORED;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "person_search_idx" ON "person" USING gin ("search_text" gin_trgm_ops);
