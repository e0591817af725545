-- AlterTable
ALTER TABLE "erasure" ADD COLUMN     "visitor_id" TEXT;
