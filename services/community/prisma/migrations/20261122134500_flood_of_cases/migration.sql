-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "more" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "network" TEXT;

-- CreateIndex
CREATE INDEX "care_case_network_noticed_at_idx" ON "care_case"("network", "noticed_at");
