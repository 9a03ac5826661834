/** Listings and activities with who is coming, their photos, and edits that wait. */
export const posts = `
create table "listings" (
  "id" uuid not null,
  "community_id" uuid not null,
  "author_id" uuid not null,
  "title" text not null,
  "slug" text not null,
  "description" text not null,
  "category" text,
  "price" int,
  "condition" text,
  "images" text[] not null default '{}',
  "contact_email" text,
  "status" text not null default 'PENDING',
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "words" tsvector generated always as (search_words(language, title, description)) stored,
  primary key ("id"),
  constraint "listings_slug_unique" unique ("slug"),
  constraint "listings_price_check" check (price >= 0),
  constraint "listings_title_check" check (title <> ''),
  constraint "listings_category_check" check ("category" in (
    'furniture', 'electronics', 'books', 'clothing', 'appliances', 'other'
  )),
  constraint "listings_condition_check" check ("condition" in (
    'NEW', 'LIKE_NEW', 'GOOD', 'FAIR', 'FOR_PARTS'
  )),
  constraint "listings_status_check" check ("status" in (
    'PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'SOLD', 'REMOVED'
  )),
  constraint "listings_language_check" check ("language" in ('en', 'fr')),
  constraint "listings_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "listings_author_id_foreign" foreign key ("author_id") references "users" ("id")
);
create index "listings_community_status_created_index"
  on "listings" ("community_id", "status", "created_at", "id");
create index "listings_status_created_index" on "listings" ("status", "created_at", "id");
create index "listings_author_created_index" on "listings" ("author_id", "created_at", "id");
create index "listings_words_index" on "listings" using gin ("words");
create index "listings_community_status_price_index"
  on "listings" ("community_id", "status", "price", "id");
create index "listings_created_index" on "listings" ("created_at", "id");
create index "listings_community_created_index" on "listings" ("community_id", "created_at", "id");
-- Listings are counted by it: without anything unique in it, it is a fifth as long.
create index "listings_community_status_index" on "listings" ("community_id", "status");

create table "activities" (
  "id" uuid not null,
  "community_id" uuid not null,
  "author_id" uuid not null,
  "title" text not null,
  "slug" text not null,
  "description" text not null,
  "when" timestamptz(3),
  "tags" text[] not null default '{}',
  "images" text[] not null default '{}',
  "contact_email" text,
  "status" text not null default 'PENDING',
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "ends_at" timestamptz(3),
  "place" text,
  "capacity" int,
  -- Without an end, an activity is over three hours after it began.
  "over_at" timestamptz(3) generated always as (coalesce(
    ends_at,
    ((("when" at time zone 'UTC'::text) + '03:00:00'::interval) at time zone 'UTC'::text)
  )) stored,
  "words" tsvector generated always as (
    search_words(language, title, ((description || ' '::text) || search_tags(tags)))
  ) stored,
  primary key ("id"),
  constraint "activities_slug_unique" unique ("slug"),
  constraint "activities_title_check" check (title <> ''),
  constraint "activities_status_check" check ("status" in (
    'PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'REMOVED'
  )),
  constraint "activities_language_check" check ("language" in ('en', 'fr')),
  constraint "activities_end_check" check (ends_at > "when"),
  constraint "activities_capacity_check" check (capacity >= 1 and capacity <= 1000),
  constraint "activities_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "activities_author_id_foreign" foreign key ("author_id") references "users" ("id")
);
create index "activities_community_status_created_index"
  on "activities" ("community_id", "status", "created_at", "id");
create index "activities_status_created_index" on "activities" ("status", "created_at", "id");
create index "activities_author_created_index" on "activities" ("author_id", "created_at", "id");
create index "activities_community_status_over_index"
  on "activities" ("community_id", "status", "over_at");
create index "activities_words_index" on "activities" using gin ("words");
create index "activities_created_index" on "activities" ("created_at", "id");
create index "activities_community_created_index"
  on "activities" ("community_id", "created_at", "id");
create index "activities_when_index" on "activities" ("when") where "status" = 'PUBLISHED';
create index "activities_community_when_index"
  on "activities" ("community_id", "when") where "status" = 'PUBLISHED';
create index "activities_community_over_index" on "activities" ("community_id", "over_at");

create table "activity_attendees" (
  "activity_id" uuid not null,
  "user_id" uuid not null,
  "created_at" timestamptz(3) not null,
  "ticket" int,
  primary key ("activity_id", "user_id"),
  constraint "activity_attendees_ticket_unique" unique ("activity_id", "ticket"),
  constraint "activity_attendees_activity_id_foreign"
    foreign key ("activity_id") references "activities" ("id") on update cascade on delete cascade,
  constraint "activity_attendees_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on update cascade on delete cascade
);
create index "activity_attendees_user_index" on "activity_attendees" ("user_id", "created_at");
create index "activity_attendees_created_index" on "activity_attendees" ("created_at");

create table "photos" (
  "id" uuid not null,
  "owner_id" uuid not null,
  "width" int not null,
  "height" int not null,
  "listing_id" uuid,
  "activity_id" uuid,
  "created_at" timestamptz(3) not null,
  "piece" uuid,
  "alt_en" text,
  "alt_fr" text,
  primary key ("id"),
  constraint "photos_size_check" check (width > 0 and height > 0),
  constraint "photos_use_check" check (listing_id is null or activity_id is null),
  -- A picture of the editor's desk belongs to a piece, and says what it shows in each language.
  constraint "photos_piece_check"
    check (piece is null or (listing_id is null and activity_id is null
    and alt_en <> '' and alt_fr <> '' and alt_en is not null and alt_fr is not null)),
  constraint "photos_owner_id_foreign"
    foreign key ("owner_id") references "users" ("id") on delete cascade,
  constraint "photos_listing_id_foreign"
    foreign key ("listing_id") references "listings" ("id") on delete set null,
  constraint "photos_activity_id_foreign"
    foreign key ("activity_id") references "activities" ("id") on delete set null
);
create index "photos_owner_index" on "photos" ("owner_id");
create index "photos_listing_index" on "photos" ("listing_id");
create index "photos_activity_index" on "photos" ("activity_id");
create index "photos_created_index" on "photos" ("created_at");
create index "photos_piece_index" on "photos" ("piece");

create table "post_revisions" (
  "id" uuid not null,
  "post_type" text not null,
  "post_id" uuid not null,
  "community_id" uuid not null,
  "author_id" uuid not null,
  "fields" jsonb not null,
  "base_version" int not null,
  "status" text not null default 'PENDING',
  "reason" text,
  "decided_by_id" uuid,
  "decided_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  -- Kept by triggers, so that a page counts what waits without a look at each post.
  "post_is_published" boolean not null default false,
  primary key ("id"),
  constraint "post_revisions_post_type_check" check ("post_type" in ('LISTING', 'ACTIVITY')),
  constraint "post_revisions_status_check" check ("status" in (
    'PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'
  )),
  constraint "post_revisions_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "post_revisions_author_id_foreign" foreign key ("author_id") references "users" ("id"),
  constraint "post_revisions_decided_by_id_foreign"
    foreign key ("decided_by_id") references "users" ("id") on delete set null
);
create unique index "post_revisions_one_pending_unique"
  on "post_revisions" ("post_type", "post_id") where "status" = 'PENDING';
create index "post_revisions_post_index" on "post_revisions" ("post_type", "post_id", "created_at");
create index "post_revisions_community_status_created_index"
  on "post_revisions" ("community_id", "status", "created_at");
create index "post_revisions_author_index" on "post_revisions" ("author_id");
create index "post_revisions_decided_by_index" on "post_revisions" ("decided_by_id");
create index "post_revisions_status_created_index" on "post_revisions" ("status", "created_at");
create index "post_revisions_waiting_index"
  on "post_revisions" ("post_type", "created_at", "post_id")
  where "status" = 'PENDING' and "post_is_published" = true;
create index "post_revisions_community_waiting_index"
  on "post_revisions" ("community_id", "post_type", "created_at", "post_id")
  where "status" = 'PENDING' and "post_is_published" = true;
`;
