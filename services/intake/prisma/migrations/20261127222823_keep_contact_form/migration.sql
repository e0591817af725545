-- AlterTable
ALTER TABLE "contact_submission" ADD COLUMN     "form" JSONB;
