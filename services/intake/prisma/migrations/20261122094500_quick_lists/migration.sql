-- CreateIndex
CREATE INDEX "contact_submission_type_created_at_id_idx" ON "contact_submission"("type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_submission_status_created_at_id_idx" ON "contact_submission"("status", "created_at" DESC, "id" DESC);
