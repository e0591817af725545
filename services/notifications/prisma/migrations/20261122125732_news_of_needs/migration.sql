-- AlterTable
ALTER TABLE "preference" ADD COLUMN     "need_matches" BOOLEAN NOT NULL DEFAULT false;
