-- DropIndex
DROP INDEX "audit_log_at_idx";

-- AlterTable
ALTER TABLE "person" ADD COLUMN     "erasing_at" TIMESTAMPTZ(3),
ADD COLUMN     "profile_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "login_request" ADD COLUMN     "new_phone" TEXT,
ADD COLUMN     "purpose" TEXT NOT NULL DEFAULT 'login';

-- AlterTable
ALTER TABLE "audit_log" ALTER COLUMN "subject_id" SET DATA TYPE TEXT;

-- CreateTable
CREATE TABLE "email_claim" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "person_id" UUID,
    "full_name" TEXT,
    "registration_id" UUID,
    "submission_id" UUID,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_claim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "export_request" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "services" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "export_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "export_part" (
    "export_id" UUID NOT NULL,
    "service" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,

    CONSTRAINT "export_part_pkey" PRIMARY KEY ("export_id","service")
);

-- CreateTable
CREATE TABLE "erasure" (
    "person_id" UUID NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "services" TEXT[],
    "confirmed" TEXT[],
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("person_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_claim_registration_id_key" ON "email_claim"("registration_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_claim_submission_id_key" ON "email_claim"("submission_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_claim_token_hash_key" ON "email_claim"("token_hash");

-- CreateIndex
CREATE INDEX "email_claim_email_idx" ON "email_claim"("email");

-- CreateIndex
CREATE INDEX "email_claim_person_id_idx" ON "email_claim"("person_id");

-- CreateIndex
CREATE INDEX "export_request_person_id_idx" ON "export_request"("person_id");

-- CreateIndex
CREATE INDEX "export_request_created_at_idx" ON "export_request"("created_at");

-- CreateIndex
CREATE INDEX "person_created_at_id_idx" ON "person"("created_at", "id");

-- CreateIndex
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at", "id");

-- AddForeignKey
ALTER TABLE "email_claim" ADD CONSTRAINT "email_claim_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export_request" ADD CONSTRAINT "export_request_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "export_part" ADD CONSTRAINT "export_part_export_id_fkey" FOREIGN KEY ("export_id") REFERENCES "export_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language does not say.

-- Who is being erased keeps nobody else from proving a number or address.
DROP INDEX "person_phone_verified_key";
DROP INDEX "person_email_verified_key";
CREATE UNIQUE INDEX "person_phone_verified_key" ON "person" ("phone")
  WHERE "phone_verified_at" IS NOT NULL AND "erasing_at" IS NULL;
CREATE UNIQUE INDEX "person_email_verified_key" ON "person" ("email")
  WHERE "email_verified_at" IS NOT NULL AND "erasing_at" IS NULL;

ALTER TABLE "login_request" ADD CONSTRAINT "login_request_purpose_check" CHECK (
  ("purpose" = 'login' AND "new_phone" IS NULL)
  OR ("purpose" = 'confirm-phone' AND "new_phone" IS NOT NULL AND "person_id" IS NOT NULL AND "channel" = 'sms'));
ALTER TABLE "email_claim" ADD CONSTRAINT "email_claim_email_check" CHECK ("email" = lower("email"));
-- Either the new address of a member, or of somebody who is to become one.
ALTER TABLE "email_claim" ADD CONSTRAINT "email_claim_whose_check" CHECK (
  num_nonnulls("person_id", "registration_id", "submission_id") = 1);
