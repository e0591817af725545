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

-- What admins search: name, address and number, each on a line.
DROP INDEX "person_search_idx";
ALTER TABLE "person" DROP COLUMN "search_text";
ALTER TABLE "person" ADD COLUMN "search_text" TEXT GENERATED ALWAYS AS (
  fold_text("first_name" || ' ' || "last_name") || E'\n' || fold_text(coalesce("email", '')) || E'\n'
    || coalesce("phone", '')) STORED;
CREATE INDEX "person_search_idx" ON "person" USING gin ("search_text" gin_trgm_ops);
