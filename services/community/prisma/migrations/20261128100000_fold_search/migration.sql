-- The same as `foldText` of our contracts, so that a search finds the rows that it wrote. A test compares both.
CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
  btrim(normalize(regexp_replace(
    replace(replace(replace(translate(
      regexp_replace(
        normalize(lower(upper(lower(normalize(replace($1, '´', ''), NFKD) COLLATE pg_unicode_fast))), NFKD),
        '[\u00AD\u061C\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF'
          || '''`’‘‛′‵ʹʻʼʽˈ՚׳ꞌ'
          || '\u0300-\u036F\u0483-\u0487\u1AB0-\u1AFF\u1DC0-\u1DFF\uFE20-\uFE2F]',
        '', 'g'
      ),
      'øđðłħıς', 'oddlhiσ'
    ), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[[:space:]\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\u2800'
      || '\u058A\u05BE\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\u301C\u3030-]+', ' ', 'g'
  ), NFC), ' ');

-- The directory: name and identity, each on a line.
DROP INDEX "profile_search_idx";
ALTER TABLE "profile" DROP COLUMN "search_text";
ALTER TABLE "profile" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  fold_text("first_name" || ' ' || "last_name") || E'\n' || fold_text("identity")) STORED;
CREATE INDEX "profile_search_idx" ON "profile" USING gin ("search_text" gin_trgm_ops)
  WHERE "is_public" AND NOT "hidden" AND NOT "suspended";
UPDATE "profile" SET "sort_name" = fold_text("last_name" || ' ' || "first_name")
  WHERE octet_length(fold_text("last_name" || ' ' || "first_name")) <= 96;

DROP INDEX "need_search_idx";
ALTER TABLE "need" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (fold_text("text")) STORED;
CREATE INDEX "need_search_idx" ON "need" USING gin ("search_text" gin_trgm_ops) WHERE "state" = 'public';

-- Names that differ in signs are different names from now on: "C++ Works" is found as c-plus-plus-works.
UPDATE "company_profile" c SET "name_key" = k.key
  FROM (SELECT "slug", btrim(regexp_replace(
      replace(replace(replace(replace(replace(fold_text("content" ->> 'companyName'),
        '&', ' and '), '+', ' plus '), '#', ' sharp '), '@', ' at '), '%', ' percent '),
      '[^a-z0-9]+', '-', 'g'), '-') AS key
    FROM "company_profile" WHERE "content" ->> 'companyName' ~ '^[ -~]*[+#@%][ -~]*$') k
  WHERE c."slug" = k."slug" AND NOT EXISTS (SELECT 1 FROM "company_profile" WHERE k.key IN ("slug", "name_key"));
