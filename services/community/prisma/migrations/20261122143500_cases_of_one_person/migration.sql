-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "visitor" TEXT;

-- AlterTable
ALTER TABLE "desk_decision" ADD COLUMN     "with_id" UUID;

-- CreateIndex
CREATE INDEX "care_case_visitor_idx" ON "care_case"("visitor");
