-- Profiles show the proven phone and e-mail, which auth knows, and no longer what was typed here. Nobody has agreed yet to
-- show the proven ones, so everyone chooses again.
UPDATE "profile" SET "phone" = NULL, "email" = NULL, "phone_visibility" = 'nobody', "email_visibility" = 'nobody'
WHERE "phone" IS NOT NULL OR "email" IS NOT NULL OR "phone_visibility" <> 'nobody' OR "email_visibility" <> 'nobody';
