-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "says_safe" BOOLEAN NOT NULL DEFAULT false;
