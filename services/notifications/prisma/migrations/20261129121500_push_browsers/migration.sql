-- AlterTable
ALTER TABLE "preference" ADD COLUMN     "not_by_push" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "push_browser" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "push_browser_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_browser_endpoint_hash_key" ON "push_browser"("endpoint_hash");

-- CreateIndex
CREATE INDEX "push_browser_person_id_created_at_idx" ON "push_browser"("person_id", "created_at");
