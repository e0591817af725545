-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "circle_id" UUID;

-- CreateTable
CREATE TABLE "circle" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "line" TEXT NOT NULL,
    "founder_id" UUID NOT NULL,
    "request_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "circle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "circle_member" (
    "circle_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "circle_member_pkey" PRIMARY KEY ("circle_id","person_id")
);

-- CreateTable
CREATE TABLE "circle_invitation" (
    "id" UUID NOT NULL,
    "circle_id" UUID NOT NULL,
    "inviter_id" UUID NOT NULL,
    "invitee_id" UUID,
    "token_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "circle_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "circle_link_use" (
    "invitation_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,

    CONSTRAINT "circle_link_use_pkey" PRIMARY KEY ("invitation_id","person_id")
);

-- CreateIndex
CREATE INDEX "prayer_circle_id_idx" ON "prayer"("circle_id");

-- CreateIndex
CREATE UNIQUE INDEX "circle_request_id_key" ON "circle"("request_id");

-- CreateIndex
CREATE INDEX "circle_member_person_id_idx" ON "circle_member"("person_id");

-- CreateIndex
CREATE UNIQUE INDEX "circle_invitation_token_hash_key" ON "circle_invitation"("token_hash");

-- CreateIndex
CREATE INDEX "circle_invitation_invitee_id_idx" ON "circle_invitation"("invitee_id");

-- CreateIndex
CREATE UNIQUE INDEX "circle_invitation_circle_id_invitee_id_key" ON "circle_invitation"("circle_id", "invitee_id");

-- CreateIndex
CREATE INDEX "circle_link_use_person_id_idx" ON "circle_link_use"("person_id");

-- AddForeignKey
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_circle_id_fkey" FOREIGN KEY ("circle_id") REFERENCES "circle"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "circle_member" ADD CONSTRAINT "circle_member_circle_id_fkey" FOREIGN KEY ("circle_id") REFERENCES "circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "circle_invitation" ADD CONSTRAINT "circle_invitation_circle_id_fkey" FOREIGN KEY ("circle_id") REFERENCES "circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "circle_link_use" ADD CONSTRAINT "circle_link_use_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "circle_invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A prayer of a circle has a state of its own, so that the last release shows it to no one.
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_state_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_state_check"
  CHECK ("state" IN ('public', 'members', 'circle', 'held', 'hidden', 'private', 'leaving', 'deleted'));
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_published_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_published_check"
  CHECK ("state" NOT IN ('public', 'members', 'circle') OR "published_at" IS NOT NULL);
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_audience_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_audience_check"
  CHECK ("audience" IN ('public', 'members', 'circle', 'private'));
ALTER TABLE "prayer" DROP CONSTRAINT "prayer_shown_to_audience_check";
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_shown_to_audience_check"
  CHECK ("state" NOT IN ('public', 'members', 'circle') OR "state" = "audience");
ALTER TABLE "prayer" ADD CONSTRAINT "prayer_of_circle_check"
  CHECK ("state" <> 'circle' OR "circle_id" IS NOT NULL);

-- A circle's list, what its members can pray for, and its end.
CREATE INDEX "prayer_circle_idx" ON "prayer" ("circle_id", "published_at" DESC, "id" DESC)
  WHERE "circle_id" IS NOT NULL;
CREATE INDEX "prayer_circle_author_idx" ON "prayer" ("circle_id", "author_user_id")
  WHERE "circle_id" IS NOT NULL;
