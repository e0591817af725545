-- CreateTable
CREATE TABLE "partnership" (
    "id" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partnership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner" (
    "person_id" UUID NOT NULL,
    "partnership_id" UUID NOT NULL,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("person_id")
);

-- CreateTable
CREATE TABLE "partner_invitation" (
    "inviter_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_invitation_pkey" PRIMARY KEY ("inviter_id")
);

-- CreateTable
CREATE TABLE "partner_answer" (
    "partnership_id" UUID NOT NULL,
    "week" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "answer" TEXT NOT NULL,
    "held" BOOLEAN NOT NULL DEFAULT false,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_answer_pkey" PRIMARY KEY ("partnership_id","week","person_id")
);

-- CreateIndex
CREATE INDEX "partner_partnership_id_idx" ON "partner"("partnership_id");

-- CreateIndex
CREATE UNIQUE INDEX "partner_invitation_token_hash_key" ON "partner_invitation"("token_hash");

-- AddForeignKey
ALTER TABLE "partner" ADD CONSTRAINT "partner_partnership_id_fkey" FOREIGN KEY ("partnership_id") REFERENCES "partnership"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_answer" ADD CONSTRAINT "partner_answer_partnership_id_fkey" FOREIGN KEY ("partnership_id") REFERENCES "partnership"("id") ON DELETE CASCADE ON UPDATE CASCADE;
