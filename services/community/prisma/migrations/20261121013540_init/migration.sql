-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "prayer" (
    "id" UUID NOT NULL,
    "author_user_id" UUID,
    "author_visitor_id" TEXT,
    "anonymous" BOOLEAN NOT NULL DEFAULT false,
    "author_name" TEXT NOT NULL,
    "request" TEXT NOT NULL,
    "response" TEXT,
    "response_source" TEXT,
    "tags" TEXT[],
    "photo_id" UUID,
    "state" TEXT NOT NULL,
    "held_reasons" TEXT[],
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID,
    "content_hash" TEXT,

    CONSTRAINT "prayer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prayer_stat" (
    "prayer_id" UUID NOT NULL,
    "like_count" INTEGER NOT NULL DEFAULT 0,
    "comment_count" INTEGER NOT NULL DEFAULT 0,
    "first_comments" JSON NOT NULL DEFAULT '[]',

    CONSTRAINT "prayer_stat_pkey" PRIMARY KEY ("prayer_id")
);

-- CreateTable
CREATE TABLE "prayer_like" (
    "prayer_id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prayer_like_pkey" PRIMARY KEY ("prayer_id","actor")
);

-- CreateTable
CREATE TABLE "prayer_comment" (
    "id" UUID NOT NULL,
    "prayer_id" UUID NOT NULL,
    "author_user_id" UUID,
    "author_visitor_id" TEXT,
    "author_name" TEXT NOT NULL,
    "comment" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "held_reasons" TEXT[],
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "request_id" UUID,

    CONSTRAINT "prayer_comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prayer_photo" (
    "id" UUID NOT NULL,
    "prayer_id" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "etag" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "prayer_photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feed_counter" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "total" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "feed_counter_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "person_name" (
    "person_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "full_name" TEXT NOT NULL,

    CONSTRAINT "person_name_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "erased_person" (
    "person_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erased_person_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "payload" JSONB,
    "occurred_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_delivery" (
    "event_id" UUID NOT NULL,
    "consumer" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(6),
    "settled_at" TIMESTAMPTZ(6),

    CONSTRAINT "outbox_delivery_pkey" PRIMARY KEY ("event_id","consumer")
);

-- CreateTable
CREATE TABLE "processed_event" (
    "event_id" UUID NOT NULL,
    "processor" TEXT NOT NULL,
    "processed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "processed_event_pkey" PRIMARY KEY ("event_id","processor")
);

-- CreateIndex
CREATE UNIQUE INDEX "prayer_request_id_key" ON "prayer"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "prayer_comment_request_id_key" ON "prayer_comment"("request_id");

-- CreateIndex
CREATE INDEX "prayer_photo_prayer_id_idx" ON "prayer_photo"("prayer_id");

-- AddForeignKey
ALTER TABLE "prayer_stat" ADD CONSTRAINT "prayer_stat_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prayer_like" ADD CONSTRAINT "prayer_like_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prayer_comment" ADD CONSTRAINT "prayer_comment_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prayer_photo" ADD CONSTRAINT "prayer_photo_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "outbox_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema does not say

ALTER TABLE "prayer" ADD CONSTRAINT "prayer_state_check" CHECK ("state" IN ('public', 'held', 'hidden', 'deleted'));
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_published_check" CHECK ("state" <> 'public' OR "published_at" IS NOT NULL);
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_response_source_check"
  CHECK ("response_source" IN ('model', 'guide', 'assistant', 'author'));
ALTER TABLE "prayer_comment" ADD CONSTRAINT "prayer_comment_state_check" CHECK ("state" IN ('public', 'held', 'hidden'));
ALTER TABLE "prayer_comment" ADD CONSTRAINT "prayer_comment_published_check"
  CHECK ("state" <> 'public' OR "published_at" IS NOT NULL);
ALTER TABLE "prayer_photo" ADD CONSTRAINT "prayer_photo_state_check"
  CHECK ("state" IN ('public', 'held', 'hidden', 'deleted'));
ALTER TABLE "prayer_stat" ADD CONSTRAINT "prayer_stat_counts_check" CHECK ("like_count" >= 0 AND "comment_count" >= 0);

-- The feed in its order, and nothing that is not public.
CREATE INDEX "prayer_feed_idx" ON "prayer" ("published_at" DESC, "id" DESC) WHERE "state" = 'public';
CREATE INDEX "prayer_comment_public_idx" ON "prayer_comment" ("prayer_id", "published_at", "id") WHERE "state" = 'public';
-- For a new name of a member, and for erasure.
CREATE INDEX "prayer_author_user_idx" ON "prayer" ("author_user_id") WHERE "author_user_id" IS NOT NULL;
CREATE INDEX "prayer_comment_author_user_idx" ON "prayer_comment" ("author_user_id") WHERE "author_user_id" IS NOT NULL;

-- Counts change often: room on the page keeps every new version of a row beside the old one.
ALTER TABLE "prayer_stat" SET (fillfactor = 70);

-- Moves on with every change of what the public feed shows.
CREATE SEQUENCE "feed_version" AS BIGINT;

INSERT INTO "feed_counter" ("id", "total") VALUES (1, 0);
ALTER TABLE "feed_counter" ADD CONSTRAINT "feed_counter_one_row_check" CHECK ("id" = 1 AND "total" >= 0);
ALTER TABLE "feed_counter" SET (fillfactor = 10);

ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled'));
CREATE INDEX "outbox_delivery_new_idx" ON "outbox_delivery" ("consumer", "created_at") WHERE "state" = 'new';
CREATE INDEX "outbox_delivery_sent_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'sent';
CREATE INDEX "outbox_event_unblanked_idx" ON "outbox_event" ("occurred_at") WHERE "payload" IS NOT NULL;
