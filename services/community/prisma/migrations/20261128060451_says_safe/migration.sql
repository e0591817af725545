-- AlterTable
ALTER TABLE "care_case" ADD COLUMN     "says_safe" BOOLEAN NOT NULL DEFAULT false;

-- A danger can be likely, and a text that could not be judged has a level of its own.
ALTER TABLE "care_case" DROP CONSTRAINT "care_case_level_check";
ALTER TABLE "care_case" ADD CONSTRAINT "care_case_level_check" CHECK ("level" IN ('certain', 'likely', 'possible', 'unread'));
