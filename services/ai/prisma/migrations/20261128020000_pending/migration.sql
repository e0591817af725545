-- Replies from before say where a prayer went; now community decides that later.
UPDATE "reply" SET "reply" = jsonb_set("reply", '{posted}', '"pending"')
WHERE "reply"->>'posted' IN ('public', 'held');
