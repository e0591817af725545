-- CreateTable
CREATE TABLE "request_limit" (
    "key" TEXT NOT NULL,
    "window_started_at" TIMESTAMPTZ(3) NOT NULL,
    "window_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "request_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "request_limit_window_ends_at_idx" ON "request_limit"("window_ends_at");

-- AlterTable
ALTER TABLE "erased_person" ALTER COLUMN "erased_at" SET DEFAULT clock_timestamp();
