-- CreateTable
CREATE TABLE "contact_submission" (
    "id" UUID NOT NULL,
    "request_id" UUID,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "message" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'new',
    "note" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "person_id" UUID,
    "search_text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "contact_submission_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_registration" (
    "id" UUID NOT NULL,
    "request_id" UUID,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "financial_goals" JSONB NOT NULL,
    "person_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "training_registration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_progress" (
    "person_id" UUID NOT NULL,
    "current_module" INTEGER NOT NULL DEFAULT 1,
    "completed_modules" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "training_progress_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "training_answer" (
    "person_id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "edited_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_answer_pkey" PRIMARY KEY ("person_id","path")
);

-- CreateTable
CREATE TABLE "erased_person" (
    "person_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "erased_person_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "request_limit" (
    "key" TEXT NOT NULL,
    "window_started_at" TIMESTAMPTZ(3) NOT NULL,
    "window_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "request_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "contact_submission_request_id_key" ON "contact_submission"("request_id");

-- CreateIndex
CREATE INDEX "contact_submission_created_at_id_idx" ON "contact_submission"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_submission_person_id_idx" ON "contact_submission"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "training_registration_request_id_key" ON "training_registration"("request_id");

-- CreateIndex
CREATE INDEX "training_registration_person_id_idx" ON "training_registration"("person_id");

-- CreateIndex
CREATE INDEX "request_limit_window_ends_at_idx" ON "request_limit"("window_ends_at");

-- AddForeignKey
ALTER TABLE "training_answer" ADD CONSTRAINT "training_answer_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "training_progress"("person_id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema language does not say.

ALTER TABLE "contact_submission" ADD CONSTRAINT "contact_submission_status_check"
  CHECK ("status" IN ('new', 'contacted', 'approved', 'closed'));
ALTER TABLE "contact_submission" ADD CONSTRAINT "contact_submission_approved_check"
  CHECK (("status" = 'approved') = ("approved_at" IS NOT NULL));
ALTER TABLE "training_progress" ADD CONSTRAINT "training_progress_modules_check"
  CHECK ("current_module" BETWEEN 1 AND 6 AND "completed_modules" <@ ARRAY[1, 2, 3, 4, 5, 6]);

-- The search: any part of a word, in any of the texts.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "contact_submission_search_idx" ON "contact_submission" USING gin ("search_text" gin_trgm_ops);
