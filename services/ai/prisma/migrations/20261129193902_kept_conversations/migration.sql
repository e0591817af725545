-- CreateTable
CREATE TABLE "conversation" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "assistant" TEXT NOT NULL,
    "title" TEXT,
    "turns" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversation_turn" (
    "conversation_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "id" UUID NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "conversation_turn_pkey" PRIMARY KEY ("conversation_id","number")
);

-- CreateTable
CREATE TABLE "reply_rating" (
    "id" UUID NOT NULL,
    "member_id" UUID,
    "assistant" TEXT NOT NULL,
    "thumb" TEXT NOT NULL,
    "reason" TEXT,
    "text" TEXT,
    "question" TEXT,
    "reply" TEXT,
    "done_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "reply_rating_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversation_member_id_last_used_at_id_idx" ON "conversation"("member_id", "last_used_at", "id");

-- CreateIndex
CREATE INDEX "conversation_last_used_at_idx" ON "conversation"("last_used_at");

-- CreateIndex
CREATE INDEX "reply_rating_created_at_id_idx" ON "reply_rating"("created_at", "id");

-- CreateIndex
CREATE INDEX "reply_rating_member_id_idx" ON "reply_rating"("member_id");

-- AddForeignKey
ALTER TABLE "conversation_turn" ADD CONSTRAINT "conversation_turn_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
