-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "held_thanks" TEXT,
ADD COLUMN     "thanks" TEXT,
ADD COLUMN     "thanks_held_at" TIMESTAMPTZ(3),
ADD COLUMN     "thanks_reasons" TEXT[];

-- AlterTable
ALTER TABLE "person_name" ADD COLUMN     "suspended" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "prayer_id" UUID NOT NULL,
    "comment_id" UUID,
    "reporter" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "suspended" BOOLEAN NOT NULL DEFAULT false,
    "identity" TEXT NOT NULL DEFAULT '',
    "human_beliefs" TEXT[],
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "phone" TEXT,
    "email" TEXT,
    "phone_visibility" TEXT NOT NULL DEFAULT 'nobody',
    "email_visibility" TEXT NOT NULL DEFAULT 'nobody',
    "photo_id" UUID,
    "held_photo_id" UUID,
    "pending" JSONB,
    "held_reasons" TEXT[],
    "held_at" TIMESTAMPTZ(3),
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "search_text" TEXT NOT NULL DEFAULT '',
    "sort_name" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profile_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "profile_photo" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "bytes" BYTEA NOT NULL,
    "etag" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profile_photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "founder_profile" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "content" JSONB NOT NULL,

    CONSTRAINT "founder_profile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_profile" (
    "slug" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "company_profile_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "report_reporter_idx" ON "report"("reporter");

-- CreateIndex
CREATE UNIQUE INDEX "profile_id_key" ON "profile"("id");

-- CreateIndex
CREATE INDEX "profile_photo_user_id_idx" ON "profile_photo"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "company_profile_name_key_key" ON "company_profile"("name_key");

-- CreateIndex
CREATE INDEX "prayer_like_actor_idx" ON "prayer_like"("actor");

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "prayer_comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema does not say

ALTER TABLE "prayer" ADD CONSTRAINT "prayer_thanks_check" CHECK ("answered_at" IS NOT NULL OR "thanks" IS NULL);
ALTER TABLE "profile" ADD CONSTRAINT "profile_visibility_check" CHECK (
  "phone_visibility" IN ('nobody', 'members', 'everyone') AND "email_visibility" IN ('nobody', 'members', 'everyone'));
ALTER TABLE "profile_photo" ADD CONSTRAINT "profile_photo_state_check" CHECK ("state" IN ('public', 'held', 'deleted'));
ALTER TABLE "founder_profile" ADD CONSTRAINT "founder_profile_one_row_check" CHECK ("id" = 1);

-- A reporter counts once.
CREATE UNIQUE INDEX "report_prayer_key" ON "report" ("prayer_id", "reporter") WHERE "comment_id" IS NULL;
CREATE UNIQUE INDEX "report_comment_key" ON "report" ("comment_id", "reporter") WHERE "comment_id" IS NOT NULL;

-- What waits for an admin: small, whatever the tables grow to.
CREATE INDEX "report_waiting_idx" ON "report" ("prayer_id", "comment_id") WHERE "decided_at" IS NULL;
CREATE INDEX "prayer_waiting_idx" ON "prayer" ("created_at") WHERE "state" = 'held';
CREATE INDEX "prayer_thanks_waiting_idx" ON "prayer" ("thanks_held_at") WHERE "held_thanks" IS NOT NULL;
CREATE INDEX "prayer_comment_waiting_idx" ON "prayer_comment" ("created_at") WHERE "state" = 'held';
CREATE INDEX "prayer_photo_waiting_idx" ON "prayer_photo" ("created_at") WHERE "state" = 'held';
CREATE INDEX "profile_waiting_idx" ON "profile" ("held_at") WHERE "held_at" IS NOT NULL;

-- The directory in its order, and its search within words. The extension is a trusted one: the owner of a database may
-- install it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "profile_directory_idx" ON "profile" ("sort_name", "user_id")
  WHERE "is_public" AND NOT "hidden" AND NOT "suspended";
CREATE INDEX "profile_search_idx" ON "profile" USING gin ("search_text" gin_trgm_ops)
  WHERE "is_public" AND NOT "hidden" AND NOT "suspended";
