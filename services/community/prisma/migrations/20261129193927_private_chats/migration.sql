-- AlterTable
ALTER TABLE "report" ADD COLUMN     "sealed_chat" TEXT;

-- CreateTable
CREATE TABLE "age_answer" (
    "person_id" UUID NOT NULL,
    "is_adult" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "age_answer_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "chat" (
    "id" UUID NOT NULL,
    "pair" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "last_place" INTEGER NOT NULL DEFAULT 0,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_person" (
    "person_id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "seen_place" INTEGER NOT NULL DEFAULT 0,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "shows_read" BOOLEAN NOT NULL DEFAULT false,
    "changes" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "chat_person_pkey" PRIMARY KEY ("person_id","chat_id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "id" UUID NOT NULL,
    "chat_id" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "author_id" UUID NOT NULL,
    "sealed_text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID NOT NULL,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_pair_key" ON "chat"("pair");

-- CreateIndex
CREATE INDEX "chat_ended_at_idx" ON "chat"("ended_at");

-- CreateIndex
CREATE INDEX "chat_person_chat_id_idx" ON "chat_person"("chat_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_message_request_id_key" ON "chat_message"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_message_chat_id_place_key" ON "chat_message"("chat_id", "place");

-- AddForeignKey
ALTER TABLE "chat_person" ADD CONSTRAINT "chat_person_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE CASCADE ON UPDATE CASCADE;
