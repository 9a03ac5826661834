/** Communities, what is written about each, the address of its screen, and figures of the whole city. */
export const communities = `
create table "communities" (
  "id" uuid not null,
  "slug" text not null,
  "name" text not null,
  "address" text,
  "hero_image_url" text,
  "logo_url" text,
  "description" text,
  "rules_url" text,
  "emergency_pdf_url" text,
  "emergency_phone" text,
  "manager_email" text,
  "manager_phone" text,
  "office_hours" text,
  "ac_on_approx" text,
  "heat_on_approx" text,
  "fire_inspection_approx" text,
  "require_moderation" boolean not null default true,
  "created_at" timestamptz(3) not null,
  "board_email" text,
  "language" text not null default 'en',
  "translation" jsonb,
  "join_policy" text not null default 'APPROVAL',
  "people_per_unit" int,
  "opened_at" timestamptz(3),
  "setup_done" text[] not null default '{}',
  "words" tsvector generated always as (search_name(name, address)) stored,
  -- How a name begins decides which of many comes first; folding each of them anew would take too long.
  "folded_name" text generated always as (search_fold(name)) stored,
  primary key ("id"),
  constraint "communities_slug_unique" unique ("slug"),
  constraint "communities_language_check" check ("language" in ('en', 'fr')),
  -- A translation has each text that the row has.
  constraint "communities_translation_check"
    check (
    (translation is null or description is null or translation ->> 'description' is not null)
    and (translation is null or office_hours is null or translation ->> 'officeHours' is not null)
    and (translation is null or ac_on_approx is null or translation ->> 'acOnApprox' is not null)
    and (translation is null or heat_on_approx is null or translation ->> 'heatOnApprox' is not null)
    and (translation is null or fire_inspection_approx is null or translation ->> 'fireInspectionApprox' is not null)
  ),
  constraint "communities_people_per_unit_check" check (people_per_unit > 0),
  constraint "communities_join_policy_check" check ("join_policy" in ('OPEN', 'APPROVAL', 'CODE')),
  -- These are pages under /manage.
  constraint "communities_slug_check"
    check (slug <> 'editor' and slug <> 'new' and slug <> 'handover')
);
create index "communities_words_index" on "communities" using gin ("words");
create index "communities_name_index" on "communities" ("name", "id");

create table "community_documents" (
  "id" uuid not null,
  "community_id" uuid not null,
  "kind" text not null,
  "title" text not null,
  "lead" text not null,
  "sections" jsonb not null,
  "updated_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "version" int not null default 1,
  primary key ("id"),
  constraint "community_documents_community_kind_unique" unique ("community_id", "kind"),
  constraint "community_documents_kind_check" check ("kind" in ('RULES', 'EMERGENCY')),
  constraint "community_documents_language_check" check ("language" in ('en', 'fr')),
  constraint "community_documents_translation_check" check (
    (translation is null or title is null or translation ->> 'title' is not null)
    and (translation is null or lead is null or translation ->> 'lead' is not null)
    and (translation is null or sections is null or translation ->> 'sections' is not null)
  ),
  constraint "community_documents_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade
);

create table "community_screens" (
  "community_id" uuid not null,
  "nonce" text not null,
  "hash" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("community_id"),
  constraint "community_screens_hash_unique" unique ("hash"),
  constraint "community_screens_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on update cascade on delete cascade
);

create table "city_figures" (
  "name" text not null,
  "value" int not null,
  "counted_at" timestamptz(3) not null,
  primary key ("name")
);
`;
