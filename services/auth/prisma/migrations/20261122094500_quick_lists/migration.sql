-- DropIndex
DROP INDEX "person_created_at_id_idx";

-- What Prisma's schema language does not say.

-- The list of members, its total, and how many joined when: whoever is being erased is in none of them.
CREATE INDEX "person_here_idx" ON "person" ("created_at", "id") WHERE "erasing_at" IS NULL;
-- Few are suspended, and few are admins; among many members the list finds them without reading the others.
CREATE INDEX "person_suspended_idx" ON "person" ("created_at", "id") WHERE "suspended_at" IS NOT NULL;
DROP INDEX "person_admin_idx";
CREATE INDEX "person_admin_idx" ON "person" ("created_at", "id") WHERE "role" = 'admin';
