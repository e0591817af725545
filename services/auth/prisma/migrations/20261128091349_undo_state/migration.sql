-- AlterTable
ALTER TABLE "person" ADD COLUMN     "frozen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "login_session" ADD COLUMN     "proven_by" TEXT;

-- CreateTable
CREATE TABLE "undo_state" (
    "person_id" UUID NOT NULL,
    "phone" TEXT,
    "phone_verified_at" TIMESTAMPTZ(3),
    "email" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "since" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "undo_state_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "undo_link" (
    "token_hash" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "sent_to" TEXT NOT NULL,

    CONSTRAINT "undo_link_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "undo_state_ends_at_idx" ON "undo_state"("ends_at");

-- CreateIndex
CREATE INDEX "undo_link_person_id_idx" ON "undo_link"("person_id");

-- AddForeignKey
ALTER TABLE "undo_state" ADD CONSTRAINT "undo_state_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "undo_link" ADD CONSTRAINT "undo_link_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "undo_state"("person_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Keep what can be undone now: the oldest change of each person and its link. That link went to both contacts.
INSERT INTO "undo_state"
  SELECT DISTINCT ON ("person_id") "person_id", "phone_before", "phone_verified_before", "email_before",
    "email_verified_before", "created_at", clock_timestamp() + interval '7 days'
  FROM "contact_change"
  WHERE "ended_at" IS NULL AND "created_at" > clock_timestamp() - interval '7 days'
  ORDER BY "person_id", "created_at";
INSERT INTO "undo_link"
  SELECT c."undo_hash", c."person_id",
    CASE WHEN c."phone_verified_before" IS NULL THEN 'email' ELSE 'phone' END
  FROM "contact_change" c
  JOIN "undo_state" u ON u."person_id" = c."person_id" AND u."since" = c."created_at"
  WHERE c."ended_at" IS NULL;

-- AlterTable
ALTER TABLE "contact_change" ADD COLUMN     "before" TEXT,
ADD COLUMN     "made_by" TEXT;
DELETE FROM "contact_change" WHERE "what" = 'passkey';
UPDATE "contact_change" SET "before" = CASE
  WHEN "what" = 'phone' AND "phone_verified_before" IS NOT NULL THEN "phone_before"
  WHEN "what" = 'email' AND "email_verified_before" IS NOT NULL THEN "email_before"
END;

-- DropIndex
DROP INDEX "contact_change_undo_hash_key";

-- AlterTable
ALTER TABLE "contact_change" DROP COLUMN "email_before",
DROP COLUMN "email_verified_before",
DROP COLUMN "phone_before",
DROP COLUMN "phone_verified_before",
DROP COLUMN "undo_hash";

-- What Prisma's schema language does not say.
ALTER TABLE "contact_change" DROP CONSTRAINT "contact_change_what_check";
ALTER TABLE "contact_change" ADD CONSTRAINT "contact_change_what_check" CHECK ("what" IN ('phone', 'email'));
ALTER TABLE "undo_link" ADD CONSTRAINT "undo_link_sent_to_check" CHECK ("sent_to" IN ('phone', 'email'));
CREATE INDEX "person_frozen_idx" ON "person" ("created_at", "id") WHERE "frozen_at" IS NOT NULL;
