-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "person" (
    "id" UUID NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "phone_verified_at" TIMESTAMPTZ(3),
    "email" TEXT,
    "email_verified_at" TIMESTAMPTZ(3),
    "role" TEXT NOT NULL DEFAULT 'member',
    "suspended_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "profile_image_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_session" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_request" (
    "id" UUID NOT NULL,
    "person_id" UUID,
    "channel" TEXT NOT NULL,
    "recipient_hash" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "code_hash" TEXT,
    "asked_hash" TEXT NOT NULL,
    "sent" BOOLEAN NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "redeemed_at" TIMESTAMPTZ(3),
    "voided_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "login_limit" (
    "key" TEXT NOT NULL,
    "window_started_at" TIMESTAMPTZ(3) NOT NULL,
    "window_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "login_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_id" UUID,
    "details" JSONB,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "person_phone_idx" ON "person"("phone");

-- CreateIndex
CREATE INDEX "person_email_idx" ON "person"("email");

-- CreateIndex
CREATE UNIQUE INDEX "login_session_token_hash_key" ON "login_session"("token_hash");

-- CreateIndex
CREATE INDEX "login_session_person_id_idx" ON "login_session"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "login_request_token_hash_key" ON "login_request"("token_hash");

-- CreateIndex
CREATE INDEX "login_request_recipient_hash_idx" ON "login_request"("recipient_hash");

-- CreateIndex
CREATE INDEX "login_request_person_id_idx" ON "login_request"("person_id");

-- CreateIndex
CREATE INDEX "login_request_expires_at_idx" ON "login_request"("expires_at");

-- CreateIndex
CREATE INDEX "login_limit_window_ends_at_idx" ON "login_limit"("window_ends_at");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at");

-- CreateIndex
CREATE INDEX "audit_log_subject_id_idx" ON "audit_log"("subject_id");

-- AddForeignKey
ALTER TABLE "login_session" ADD CONSTRAINT "login_session_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "login_request" ADD CONSTRAINT "login_request_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "outbox_event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language does not say.

-- Only proven contact data is unique: claims may coexist until one of them is proven.
CREATE UNIQUE INDEX "person_phone_verified_key" ON "person" ("phone") WHERE "phone_verified_at" IS NOT NULL;
CREATE UNIQUE INDEX "person_email_verified_key" ON "person" ("email") WHERE "email_verified_at" IS NOT NULL;
ALTER TABLE "person" ADD CONSTRAINT "person_role_check" CHECK ("role" IN ('member', 'admin'));
ALTER TABLE "person" ADD CONSTRAINT "person_phone_check" CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$');
ALTER TABLE "person" ADD CONSTRAINT "person_email_check" CHECK ("email" = lower("email"));
ALTER TABLE "person" ADD CONSTRAINT "person_phone_proof_check" CHECK ("phone" IS NOT NULL OR "phone_verified_at" IS NULL);
ALTER TABLE "person" ADD CONSTRAINT "person_email_proof_check" CHECK ("email" IS NOT NULL OR "email_verified_at" IS NULL);
ALTER TABLE "login_request" ADD CONSTRAINT "login_request_channel_check" CHECK ("channel" IN ('sms', 'email'));

-- Are there admins? Who are they?
CREATE INDEX "person_admin_idx" ON "person" ("id") WHERE "role" = 'admin';

ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled'));
CREATE INDEX "outbox_delivery_new_idx" ON "outbox_delivery" ("consumer", "created_at") WHERE "state" = 'new';
CREATE INDEX "outbox_delivery_sent_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'sent';
CREATE INDEX "outbox_event_unblanked_idx" ON "outbox_event" ("occurred_at") WHERE "payload" IS NOT NULL;
