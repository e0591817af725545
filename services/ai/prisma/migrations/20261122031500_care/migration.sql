-- AlterTable
ALTER TABLE "reply" ADD COLUMN "care" JSONB;

-- CreateTable
CREATE TABLE "care_memory" (
    "person" TEXT NOT NULL,
    "care" JSONB NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_memory_pkey" PRIMARY KEY ("person")
);

-- CreateIndex
CREATE INDEX "care_memory_ends_at_idx" ON "care_memory"("ends_at");
