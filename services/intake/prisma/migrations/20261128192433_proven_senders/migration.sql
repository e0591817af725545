-- AlterTable
ALTER TABLE "contact_submission" ADD COLUMN     "sender_id" UUID;

-- AlterTable
ALTER TABLE "training_registration" ADD COLUMN     "sender_id" UUID;

-- CreateIndex
CREATE INDEX "contact_submission_sender_id_idx" ON "contact_submission"("sender_id");

-- CreateIndex
CREATE INDEX "training_registration_sender_id_idx" ON "training_registration"("sender_id");

-- Forms of older releases: their member was told by an event, which did not say how it was known.
UPDATE "contact_submission" SET "sender_id" = "person_id" WHERE "person_id" IS NOT NULL;
UPDATE "training_registration" SET "sender_id" = "person_id" WHERE "person_id" IS NOT NULL;
