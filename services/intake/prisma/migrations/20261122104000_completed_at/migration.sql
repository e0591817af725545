-- AlterTable
ALTER TABLE "training_progress" ADD COLUMN     "completed_at" TIMESTAMPTZ(3);

-- Whoever had completed all modules already: nobody kept the day, and the last change is the nearest that is known.
UPDATE "training_progress" SET "completed_at" = "updated_at" WHERE cardinality("completed_modules") = 6;
