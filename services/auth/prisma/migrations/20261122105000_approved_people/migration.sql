-- AlterTable
ALTER TABLE "person" ADD COLUMN     "approved_at" TIMESTAMPTZ(3);

-- Nobody kept who joined by mail alone until now: whoever is a member already stays one in full.
UPDATE "person" SET "approved_at" = "created_at";
