-- AlterTable
ALTER TABLE "decided_text" ADD COLUMN     "sealed_undo" TEXT;
