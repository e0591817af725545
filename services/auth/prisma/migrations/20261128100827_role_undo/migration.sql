-- CreateTable
CREATE TABLE "role_undo" (
    "token_hash" TEXT NOT NULL,
    "change_id" UUID NOT NULL,
    "holder_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "change" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "role_undo_pkey" PRIMARY KEY ("token_hash")
);

-- CreateIndex
CREATE INDEX "role_undo_change_id_idx" ON "role_undo"("change_id");

-- CreateIndex
CREATE INDEX "role_undo_person_id_idx" ON "role_undo"("person_id");

-- CreateIndex
CREATE INDEX "role_undo_created_at_idx" ON "role_undo"("created_at");

-- AddForeignKey
ALTER TABLE "role_undo" ADD CONSTRAINT "role_undo_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
