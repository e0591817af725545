-- What Prisma's schema language does not say: what failed is found without reading what arrived.
CREATE INDEX "message_troubled_idx" ON "message" ("created_at" DESC, "id") WHERE "state" IN ('failed', 'unknown');
