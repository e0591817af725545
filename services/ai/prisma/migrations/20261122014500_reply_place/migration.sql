-- CreateTable
CREATE TABLE "reply_place" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reply_place_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reply_place_actor_idx" ON "reply_place"("actor");
