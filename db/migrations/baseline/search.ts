const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøŠšÙÚÛÜùúûüÝŸýÿŽž';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooossuuuuuuuuyyyyzz';
const punctuation = '!"#$%&\'()*+,-./:;<=>@[\\]^_`{|}~?\u00a0\u202f‘’‚“”„«»‹›‐‑–—…·•°';
/** Accents that stand beside their letter; they are left out. */
const marks = '\u0300\u0301\u0302\u0303\u0308\u0327';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const from = literal(accented + punctuation + marks);
const to = literal(plain + ' '.repeat(punctuation.length));

/**
 * The functions that searches use. The words of a text are stems in its language, without accents, a title
 * above its text; a name is never stemmed, because it is typed as it is written. They need no extension, so
 * a server and the embedded database have the same.
 */
export const search = `
-- Only letters, digits and spaces stay: 'lit/matelas' and 'l’été' are words beside each other.
create function "search_fold" ("words" text) returns text
  language sql immutable parallel safe
  return replace(replace(lower(translate(
    replace(replace("words", 'Œ', 'œ'), 'Æ', 'æ'), ${from}, ${to})), 'œ', 'oe'), 'æ', 'ae');

create function "search_config" ("language" text) returns regconfig
  language sql immutable parallel safe
  return case "language"
    when 'fr' then 'pg_catalog.french'::regconfig else 'pg_catalog.english'::regconfig end;

create function "search_words" ("language" text, "title" text, "body" text) returns tsvector
  language sql immutable parallel safe
  return
    setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("title", ''))), 'A')
    || setweight(to_tsvector("search_config"("language"), "search_fold"(coalesce("body", ''))), 'D');

create function "search_tags" ("tags" text[]) returns text
  language sql immutable parallel safe
  return array_to_string("tags", ' ');

create function "search_other" ("language" text) returns text
  language sql immutable parallel safe
  return case "language" when 'fr' then 'en' else 'fr' end;

create function "search_name" ("title" text, "place" text) returns tsvector
  language sql immutable parallel safe
  return setweight(
      to_tsvector('pg_catalog.simple'::regconfig, "search_fold"(coalesce("title", ''))), 'A')
    || setweight(
      to_tsvector('pg_catalog.simple'::regconfig, "search_fold"(coalesce("place", ''))), 'D');

-- Every two and three letters in a row, which find a part of a name wherever it stands in it.
create function "search_grams" ("words" text) returns text[]
  language plpgsql immutable parallel safe strict cost 1000 as $$
      declare
        letters text := lower("words");
        grams text[] := '{}';
      begin
        for start in 1 .. length(letters) - 1 loop
          grams := grams || substr(letters, start, 2) || substr(letters, start, 3);
        end loop;
        return grams;
      end $$;
`;
