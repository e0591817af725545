-- AlterTable
ALTER TABLE "login_session" ADD COLUMN     "proven_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "contact_change" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "what" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "phone_before" TEXT,
    "phone_verified_before" TIMESTAMPTZ(3),
    "email_before" TEXT,
    "email_verified_before" TIMESTAMPTZ(3),
    "undo_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "applies_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "contact_change_undo_hash_key" ON "contact_change"("undo_hash");

-- CreateIndex
CREATE INDEX "contact_change_person_id_idx" ON "contact_change"("person_id");

-- CreateIndex
CREATE INDEX "contact_change_created_at_idx" ON "contact_change"("created_at");

-- AddForeignKey
ALTER TABLE "contact_change" ADD CONSTRAINT "contact_change_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language does not say.
ALTER TABLE "contact_change" ADD CONSTRAINT "contact_change_what_check" CHECK ("what" IN ('phone', 'email'));
CREATE INDEX "contact_change_waiting_idx" ON "contact_change" ("applies_at")
  WHERE "applied_at" IS NULL AND "ended_at" IS NULL;
