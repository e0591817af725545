-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "passages" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "prayer_photo" ADD COLUMN     "height" INTEGER,
ADD COLUMN     "width" INTEGER;
