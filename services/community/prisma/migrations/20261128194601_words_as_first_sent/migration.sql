-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "sent_hash" TEXT;

-- AlterTable
ALTER TABLE "prayer_comment" ADD COLUMN     "sent_hash" TEXT;

-- AlterTable
ALTER TABLE "need" ADD COLUMN     "own_contacts" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "profile" ADD COLUMN     "own_contacts" TEXT[] DEFAULT ARRAY[]::TEXT[];
