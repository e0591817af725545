-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "no_danger" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "same_words" TEXT;

-- CreateIndex
CREATE INDEX "care_case_same_words_idx" ON "care_case"("same_words");
