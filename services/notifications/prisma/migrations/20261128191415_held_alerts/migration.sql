-- AlterTable
ALTER TABLE "alert_recipient" ADD COLUMN     "held" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "held_at" TIMESTAMPTZ(3);
