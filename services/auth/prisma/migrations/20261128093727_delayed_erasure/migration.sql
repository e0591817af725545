-- AlterTable. Erasures of before were begun at once.
ALTER TABLE "erasure" ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "stop_hash" TEXT,
ALTER COLUMN "asked_at" DROP NOT NULL,
ALTER COLUMN "asked_at" DROP DEFAULT;
UPDATE "erasure" SET "due_at" = "requested_at";
ALTER TABLE "erasure" ALTER COLUMN "due_at" SET NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "erasure_stop_hash_key" ON "erasure"("stop_hash");
