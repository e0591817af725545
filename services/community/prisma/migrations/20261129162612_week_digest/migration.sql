-- CreateTable
CREATE TABLE "week_digest" (
    "person_id" UUID NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "prayed_count" INTEGER NOT NULL,

    CONSTRAINT "week_digest_pkey" PRIMARY KEY ("person_id")
);
