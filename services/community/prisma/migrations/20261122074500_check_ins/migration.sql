-- CreateTable
CREATE TABLE "check_in" (
    "prayer_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "days" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "check_in_pkey" PRIMARY KEY ("prayer_id")
);

-- CreateIndex
CREATE INDEX "check_in_user_id_idx" ON "check_in"("user_id");

-- AddForeignKey
ALTER TABLE "check_in" ADD CONSTRAINT "check_in_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what is due is looked up every minute, and is little among all that was ever asked.
CREATE INDEX "check_in_due" ON "check_in"("due_at") WHERE "asked_at" IS NULL;
