-- What Prisma's schema language does not say.

-- Members who are suspended are few: what they wrote is left out of lists without reading everybody's name.
CREATE INDEX "person_name_suspended_idx" ON "person_name" ("person_id") WHERE "suspended";

-- Needs and offers, as the board filters and searches them.
CREATE INDEX "need_kind_tag_idx" ON "need" ("kind", "tag", "created_at" DESC, "id" DESC) WHERE "state" = 'public';
CREATE INDEX "need_search_idx" ON "need" USING gin ("text" gin_trgm_ops) WHERE "state" = 'public';
CREATE INDEX "need_waiting_idx" ON "need" ("created_at") WHERE "state" = 'held';
