-- CreateTable
CREATE TABLE "prayer_room" (
    "id" UUID NOT NULL,
    "circle_id" UUID,
    "gathering_at" TIMESTAMPTZ(3),
    "leader_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "turns_itself" BOOLEAN NOT NULL DEFAULT false,
    "turned_at" TIMESTAMPTZ(3) NOT NULL,
    "shown_count" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "prayer_room_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room_prayer" (
    "room_id" UUID NOT NULL,
    "prayer_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "room_prayer_pkey" PRIMARY KEY ("room_id","prayer_id")
);

-- CreateTable
CREATE TABLE "gathering_prayer" (
    "gathering_at" TIMESTAMPTZ(3) NOT NULL,
    "prayer_id" UUID NOT NULL,
    "added_by" UUID NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gathering_prayer_pkey" PRIMARY KEY ("gathering_at","prayer_id")
);

-- CreateIndex
CREATE INDEX "prayer_room_circle_id_idx" ON "prayer_room"("circle_id");

-- CreateIndex
CREATE INDEX "prayer_room_leader_id_idx" ON "prayer_room"("leader_id");

-- CreateIndex
CREATE INDEX "room_prayer_prayer_id_idx" ON "room_prayer"("prayer_id");

-- CreateIndex
CREATE INDEX "gathering_prayer_prayer_id_idx" ON "gathering_prayer"("prayer_id");

-- CreateIndex
CREATE INDEX "gathering_prayer_added_by_idx" ON "gathering_prayer"("added_by");

-- AddForeignKey
ALTER TABLE "prayer_room" ADD CONSTRAINT "prayer_room_circle_id_fkey" FOREIGN KEY ("circle_id") REFERENCES "circle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_prayer" ADD CONSTRAINT "room_prayer_room_id_fkey" FOREIGN KEY ("room_id") REFERENCES "prayer_room"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "room_prayer" ADD CONSTRAINT "room_prayer_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gathering_prayer" ADD CONSTRAINT "gathering_prayer_prayer_id_fkey" FOREIGN KEY ("prayer_id") REFERENCES "prayer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A room is either of a circle or of a gathering, and each has one open room at most.
ALTER TABLE "prayer_room" ADD CONSTRAINT "prayer_room_of_check"
  CHECK (("circle_id" IS NULL) <> ("gathering_at" IS NULL));
CREATE UNIQUE INDEX "prayer_room_circle_open_key" ON "prayer_room" ("circle_id")
  WHERE "ended_at" IS NULL;
CREATE UNIQUE INDEX "prayer_room_gathering_open_key" ON "prayer_room" ("gathering_at")
  WHERE "ended_at" IS NULL;
