-- AlterTable
ALTER TABLE "need" ADD COLUMN     "published_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "need_digest" (
    "person_id" UUID NOT NULL,
    "looked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "need_digest_pkey" PRIMARY KEY ("person_id")
);

-- What members see now, they saw first when it was written, as far as we know.
UPDATE "need" SET "published_at" = "created_at" WHERE "state" = 'public';
