-- AlterTable
ALTER TABLE "chat_person" ADD COLUMN     "told" BOOLEAN NOT NULL DEFAULT false;

-- What was unread before notices existed is not told now.
UPDATE "chat_person" SET "told" = true WHERE "unread" > 0;
