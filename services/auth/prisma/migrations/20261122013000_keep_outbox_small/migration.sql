-- AlterTable
ALTER TABLE "outbox_delivery" ADD COLUMN     "failed_at" TIMESTAMPTZ(6);

-- CreateIndex
CREATE INDEX "outbox_event_occurred_at_idx" ON "outbox_event"("occurred_at");

-- CreateIndex
CREATE INDEX "processed_event_processed_at_idx" ON "processed_event"("processed_at");

-- By hand: a delivery may be given up, and those that were are looked up by themselves.
ALTER TABLE "outbox_delivery" DROP CONSTRAINT "outbox_delivery_state_check";
ALTER TABLE "outbox_delivery" ADD CONSTRAINT "outbox_delivery_state_check"
  CHECK ("state" IN ('new', 'sent', 'settled', 'failed'));
CREATE INDEX "outbox_delivery_failed_idx" ON "outbox_delivery" ("event_id", "consumer") WHERE "state" = 'failed';
