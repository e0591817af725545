-- CreateTable
CREATE TABLE "erased_person" (
    "person_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erased_person_pkey" PRIMARY KEY ("person_id")
);

-- CreateIndex
CREATE INDEX "reply_member_id_idx" ON "reply"("member_id");
