-- AlterTable
ALTER TABLE "person_name" ADD COLUMN     "approved" BOOLEAN NOT NULL DEFAULT true;
