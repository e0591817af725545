-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "sealed_contact" TEXT;
