-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "edited_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "prayer_comment" ADD COLUMN     "edited_at" TIMESTAMPTZ(3);
