-- A name that is an admin's or the founder's, or offensive, is not shown. What is known already was there before this rule.
ALTER TABLE "person_name" ADD COLUMN "role" TEXT NOT NULL DEFAULT 'member';
ALTER TABLE "person_name" ADD COLUMN "name_held" BOOLEAN NOT NULL DEFAULT false;
-- Few people are admins: their names are looked up whenever somebody gets a name.
CREATE INDEX "person_name_admins" ON "person_name" ("role") WHERE "role" = 'admin';
