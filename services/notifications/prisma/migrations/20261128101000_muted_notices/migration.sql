-- AlterTable
ALTER TABLE "preference" ADD COLUMN     "muted" TEXT[] DEFAULT ARRAY[]::TEXT[];
