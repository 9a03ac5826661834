/** What the whole city reads: newsletters, articles, events, and sponsors’ cards. */
export const editorial = `
create table "newsletter_editions" (
  "id" uuid not null,
  "slug" text not null,
  "title" text not null,
  "season" text not null,
  "year" int not null,
  "month" int not null,
  "standfirst" text not null,
  "cover_url" text,
  "cover_alt" text not null,
  "sections" jsonb not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "status" text not null default 'DRAFT',
  "published_at" timestamptz(3),
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "newsletter_editions_slug_unique" unique ("slug"),
  constraint "newsletter_editions_translation_check" check (
    (translation is null or title is null or translation ->> 'title' is not null)
    and (translation is null or season is null or translation ->> 'season' is not null)
    and (translation is null or standfirst is null or translation ->> 'standfirst' is not null)
    and (translation is null or cover_alt is null or translation ->> 'coverAlt' is not null)
    and (translation is null or sections is null or translation ->> 'sections' is not null)
  ),
  constraint "newsletter_editions_month_check" check (month >= 1 and month <= 12),
  constraint "newsletter_editions_year_check" check (year >= 1900 and year <= 9999),
  constraint "newsletter_editions_published_check"
    check (status = 'DRAFT' or published_at is not null),
  constraint "newsletter_editions_language_check" check ("language" in ('en', 'fr')),
  constraint "newsletter_editions_status_check" check ("status" in (
    'DRAFT', 'PUBLISHED', 'ARCHIVED'
  ))
);
create index "newsletter_editions_status_date_index"
  on "newsletter_editions" ("status", "year", "month");

create table "newsletter_issues" (
  "id" uuid not null,
  "community_id" uuid,
  "title" text not null,
  "cover_image_url" text,
  "pdf_url" text not null,
  "month" int not null,
  "year" int not null,
  "published_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "words" tsvector
    generated always as ((search_words(language, title, ''::text)
    || search_words(search_other(language), (translation ->> 'title'::text), ''::text))) stored,
  primary key ("id"),
  constraint "newsletter_issues_month_check" check (month >= 1 and month <= 12),
  constraint "newsletter_issues_year_check" check (year >= 1900 and year <= 9999),
  constraint "newsletter_issues_language_check" check ("language" in ('en', 'fr')),
  constraint "newsletter_issues_translation_check"
    check ((translation is null or title is null or translation ->> 'title' is not null)),
  constraint "newsletter_issues_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade
);
create index "newsletter_issues_community_published_index"
  on "newsletter_issues" ("community_id", "published_at", "id");
create index "newsletter_issues_words_index" on "newsletter_issues" using gin ("words");

create table "editorial_articles" (
  "id" uuid not null,
  "section" text not null,
  "title" text not null,
  "slug" text not null,
  "excerpt" text,
  "content" text not null,
  "cover_image_url" text,
  "author" text,
  "published_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "status" text not null default 'DRAFT',
  "version" int not null default 1,
  primary key ("id"),
  constraint "editorial_articles_slug_unique" unique ("slug"),
  constraint "editorial_articles_language_check" check ("language" in ('en', 'fr')),
  constraint "editorial_articles_translation_check" check (
    (translation is null or title is null or translation ->> 'title' is not null)
    and (translation is null or excerpt is null or translation ->> 'excerpt' is not null)
    and (translation is null or content is null or translation ->> 'content' is not null)
  ),
  constraint "editorial_articles_status_check" check ("status" in (
    'DRAFT', 'PUBLISHED', 'ARCHIVED'
  ))
);
create index "editorial_articles_section_published_index"
  on "editorial_articles" ("section", "published_at", "id");

create table "city_events" (
  "id" uuid not null,
  "title" text not null,
  "slug" text not null,
  "description" text,
  "start_date" timestamptz(3) not null,
  "end_date" timestamptz(3),
  "location" text,
  "website" text,
  "images" text[] not null default '{}',
  "featured" boolean not null default false,
  "created_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "status" text not null default 'DRAFT',
  "version" int not null default 1,
  primary key ("id"),
  constraint "city_events_slug_unique" unique ("slug"),
  constraint "city_events_dates_check" check (end_date >= start_date),
  constraint "city_events_website_check" check (starts_with(website, 'https://')),
  constraint "city_events_language_check" check ("language" in ('en', 'fr')),
  constraint "city_events_translation_check" check (
    (translation is null or title is null or translation ->> 'title' is not null)
    and (translation is null or description is null or translation ->> 'description' is not null)
    and (translation is null or location is null or translation ->> 'location' is not null)
  ),
  constraint "city_events_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'ARCHIVED'))
);
create index "city_events_start_index" on "city_events" ("start_date", "id");

create table "ad_placements" (
  "id" uuid not null,
  "position" text not null,
  "creative_type" text not null,
  "image_url" text,
  "html" text,
  "link_url" text,
  "start_at" timestamptz(3) not null,
  "end_at" timestamptz(3) not null,
  "created_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "status" text not null default 'DRAFT',
  "version" int not null default 1,
  primary key ("id"),
  constraint "ad_placements_dates_check" check (end_at >= start_at),
  constraint "ad_placements_link_url_check" check (starts_with(link_url, 'https://')),
  constraint "ad_placements_position_check" check ("position" in (
    'home', 'hub-sidebar', 'newsletter'
  )),
  constraint "ad_placements_creative_type_check" check ("creative_type" in ('HTML', 'IMAGE')),
  constraint "ad_placements_language_check" check ("language" in ('en', 'fr')),
  constraint "ad_placements_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'ARCHIVED'))
);
create index "ad_placements_position_status_dates_index"
  on "ad_placements" ("position", "status", "start_at", "end_at");
`;
