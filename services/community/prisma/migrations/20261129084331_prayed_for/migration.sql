-- AlterTable
ALTER TABLE "prayer" ADD COLUMN     "prayed_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "prayed_muted" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "prayed_for" (
    "prayer_id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "prayed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "counted" BOOLEAN NOT NULL,

    CONSTRAINT "prayed_for_pkey" PRIMARY KEY ("prayer_id","actor")
);

-- CreateIndex
CREATE INDEX "prayed_for_actor_idx" ON "prayed_for"("actor");

-- AddForeignKey
ALTER TABLE "prayed_for" ADD CONSTRAINT "prayed_for_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Least prayed for first, then newest. All three descend, so that one comparison of rows finds the next page.
CREATE INDEX "prayer_least_prayed_idx" ON "prayer" ((-"prayed_count") DESC, "published_at" DESC, "id" DESC) WHERE "state" = 'public';
