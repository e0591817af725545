-- CreateTable
CREATE TABLE "prayed_digest" (
    "person_id" UUID NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "prayed_digest_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "gathering_attendance" (
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "person_id" UUID NOT NULL,
    "remind" BOOLEAN NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gathering_attendance_pkey" PRIMARY KEY ("starts_at","person_id")
);

-- CreateIndex
CREATE INDEX "gathering_attendance_person_id_idx" ON "gathering_attendance"("person_id");
