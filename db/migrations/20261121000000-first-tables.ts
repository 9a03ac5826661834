import { Migration } from '@mikro-orm/migrations';

export class Migration20261121000000 extends Migration {
  override up(): void {
    this.addSql(`create table "ad_placements" (
        "id" uuid not null,
        "position" text not null,
        "creative_type" text not null,
        "image_url" text null,
        "html" text null,
        "link_url" text null,
        "start_at" timestamptz(3) not null,
        "end_at" timestamptz(3) not null,
        "active" boolean not null default true,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "ad_placements_position_active_dates_index" on "ad_placements" ("position", "active", "start_at", "end_at")`,
    );
    this.addSql(
      `alter table "ad_placements" add constraint "ad_placements_dates_check" check (end_at >= start_at)`,
    );
    this.addSql(
      `alter table "ad_placements" add constraint "ad_placements_link_url_check" check (starts_with(link_url, 'https://'))`,
    );
    this.addSql(
      `alter table "ad_placements" add constraint "ad_placements_position_check" check ("position" in ('home', 'hub-sidebar', 'newsletter'))`,
    );
    this.addSql(
      `alter table "ad_placements" add constraint "ad_placements_creative_type_check" check ("creative_type" in ('HTML', 'IMAGE'))`,
    );
    this.addSql(`create table "city_events" (
        "id" uuid not null,
        "title" text not null,
        "slug" text not null,
        "description" text null,
        "start_date" timestamptz(3) not null,
        "end_date" timestamptz(3) null,
        "location" text null,
        "website" text null,
        "images" text[] not null default '{}',
        "featured" boolean not null default false,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "city_events" add constraint "city_events_slug_unique" unique ("slug")`,
    );
    this.addSql(`create index "city_events_start_index" on "city_events" ("start_date", "id")`);
    this.addSql(
      `alter table "city_events" add constraint "city_events_dates_check" check (end_date >= start_date)`,
    );
    this.addSql(
      `alter table "city_events" add constraint "city_events_website_check" check (starts_with(website, 'https://'))`,
    );
    this.addSql(`create table "communities" (
        "id" uuid not null,
        "slug" text not null,
        "name" text not null,
        "address" text null,
        "hero_image_url" text null,
        "logo_url" text null,
        "description" text null,
        "rules_url" text null,
        "emergency_pdf_url" text null,
        "emergency_phone" text null,
        "manager_email" text null,
        "manager_phone" text null,
        "office_hours" text null,
        "ac_on_approx" text null,
        "heat_on_approx" text null,
        "fire_inspection_approx" text null,
        "require_moderation" boolean not null default true,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "communities" add constraint "communities_slug_unique" unique ("slug")`,
    );
    this.addSql(`create index "communities_name_index" on "communities" ("name")`);
    this.addSql(`create table "editorial_articles" (
        "id" uuid not null,
        "section" text not null,
        "title" text not null,
        "slug" text not null,
        "excerpt" text null,
        "content" text not null,
        "cover_image_url" text null,
        "author" text null,
        "published_at" timestamptz(3) not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `alter table "editorial_articles" add constraint "editorial_articles_slug_unique" unique ("slug")`,
    );
    this.addSql(
      `create index "editorial_articles_section_published_index" on "editorial_articles" ("section", "published_at", "id")`,
    );
    this.addSql(`create table "newsletter_issues" (
        "id" uuid not null,
        "community_id" uuid null,
        "title" text not null,
        "cover_image_url" text null,
        "pdf_url" text not null,
        "month" int not null,
        "year" int not null,
        "published_at" timestamptz(3) not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "newsletter_issues_community_published_index" on "newsletter_issues" ("community_id", "published_at", "id")`,
    );
    this.addSql(
      `alter table "newsletter_issues" add constraint "newsletter_issues_month_check" check (month >= 1 and month <= 12)`,
    );
    this.addSql(
      `alter table "newsletter_issues" add constraint "newsletter_issues_year_check" check (year >= 1900 and year <= 9999)`,
    );
    this.addSql(`create table "users" (
        "id" uuid not null,
        "name" text not null,
        "email" text not null,
        "password" text not null,
        "phone" text null,
        "role" text not null default 'RESIDENT',
        "image" text null,
        "is_authenticated" boolean not null default false,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email")`);
    this.addSql(
      `alter table "users" add constraint "users_email_lower_check" check (email = lower(email))`,
    );
    this.addSql(`alter table "users" add constraint "users_name_check" check (name <> '')`);
    this.addSql(
      `alter table "users" add constraint "users_role_check" check ("role" in ('ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'))`,
    );
    this.addSql(`create table "sessions" (
        "id_hash" text not null,
        "user_id" uuid not null,
        "user_agent" text null,
        "created_at" timestamptz(3) not null,
        "last_seen_at" timestamptz(3) not null,
        "expires_at" timestamptz(3) not null,
        primary key ("id_hash")
      )`);
    this.addSql(`create index "sessions_user_index" on "sessions" ("user_id")`);
    this.addSql(`create index "sessions_expires_index" on "sessions" ("expires_at")`);
    this.addSql(`create table "moderation_events" (
        "id" uuid not null,
        "subject_type" text not null,
        "subject_id" uuid not null,
        "community_id" uuid not null,
        "actor_id" uuid not null,
        "actor_role" text not null,
        "action" text not null,
        "from_status" text null,
        "to_status" text not null,
        "public_reason" text null,
        "internal_note" text null,
        "snapshot" jsonb not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "moderation_events_subject_index" on "moderation_events" ("subject_type", "subject_id", "created_at")`,
    );
    this.addSql(
      `create index "moderation_events_community_created_index" on "moderation_events" ("community_id", "created_at", "id")`,
    );
    this.addSql(`create index "moderation_events_actor_index" on "moderation_events" ("actor_id")`);
    this.addSql(
      `alter table "moderation_events" add constraint "moderation_events_subject_type_check" check ("subject_type" in ('LISTING', 'ACTIVITY'))`,
    );
    this.addSql(
      `alter table "moderation_events" add constraint "moderation_events_actor_role_check" check ("actor_role" in ('ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'))`,
    );
    this.addSql(
      `alter table "moderation_events" add constraint "moderation_events_action_check" check ("action" in ('SUBMIT', 'EDIT', 'RESUBMIT', 'APPROVE', 'REJECT', 'REMOVE', 'RESTORE', 'WITHDRAW', 'SELL', 'RELIST', 'CANCEL'))`,
    );
    this.addSql(`create table "listings" (
        "id" uuid not null,
        "community_id" uuid not null,
        "author_id" uuid not null,
        "title" text not null,
        "slug" text not null,
        "description" text not null,
        "category" text null,
        "price" int null,
        "condition" text null,
        "images" text[] not null default '{}',
        "contact_email" text null,
        "status" text not null default 'PENDING',
        "version" int not null default 1,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(`alter table "listings" add constraint "listings_slug_unique" unique ("slug")`);
    this.addSql(
      `create index "listings_community_status_created_index" on "listings" ("community_id", "status", "created_at", "id")`,
    );
    this.addSql(
      `create index "listings_status_created_index" on "listings" ("status", "created_at", "id")`,
    );
    this.addSql(
      `create index "listings_author_created_index" on "listings" ("author_id", "created_at", "id")`,
    );
    this.addSql(`alter table "listings" add constraint "listings_price_check" check (price >= 0)`);
    this.addSql(`alter table "listings" add constraint "listings_title_check" check (title <> '')`);
    this.addSql(
      `alter table "listings" add constraint "listings_category_check" check ("category" in ('furniture', 'electronics', 'books', 'clothing', 'appliances', 'other'))`,
    );
    this.addSql(
      `alter table "listings" add constraint "listings_condition_check" check ("condition" in ('NEW', 'LIKE_NEW', 'GOOD', 'FAIR', 'FOR_PARTS'))`,
    );
    this.addSql(
      `alter table "listings" add constraint "listings_status_check" check ("status" in ('PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'SOLD', 'REMOVED'))`,
    );
    this.addSql(`create table "condo_notices" (
        "id" uuid not null,
        "community_id" uuid not null,
        "author_id" uuid not null,
        "title" text not null,
        "content" text not null,
        "pinned" boolean not null default false,
        "published_at" timestamptz(3) not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "condo_notices_community_pinned_published_index" on "condo_notices" ("community_id", "pinned", "published_at", "id")`,
    );
    this.addSql(`create index "condo_notices_author_index" on "condo_notices" ("author_id")`);
    this.addSql(`create table "bookmarks" (
        "id" uuid not null,
        "user_id" uuid not null,
        "community_id" uuid not null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(`create index "bookmarks_community_index" on "bookmarks" ("community_id")`);
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_user_community_unique" unique ("user_id", "community_id")`,
    );
    this.addSql(`create table "activities" (
        "id" uuid not null,
        "community_id" uuid not null,
        "author_id" uuid not null,
        "title" text not null,
        "slug" text not null,
        "description" text not null,
        "when" timestamptz(3) null,
        "tags" text[] not null default '{}',
        "images" text[] not null default '{}',
        "contact_email" text null,
        "status" text not null default 'PENDING',
        "version" int not null default 1,
        "created_at" timestamptz(3) not null,
        "updated_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(`alter table "activities" add constraint "activities_slug_unique" unique ("slug")`);
    this.addSql(
      `create index "activities_community_status_created_index" on "activities" ("community_id", "status", "created_at", "id")`,
    );
    this.addSql(
      `create index "activities_community_status_when_index" on "activities" ("community_id", "status", "when")`,
    );
    this.addSql(
      `create index "activities_status_created_index" on "activities" ("status", "created_at", "id")`,
    );
    this.addSql(
      `create index "activities_author_created_index" on "activities" ("author_id", "created_at", "id")`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_title_check" check (title <> '')`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_status_check" check ("status" in ('PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'REMOVED'))`,
    );
    this.addSql(`create table "activity_attendees" (
        "activity_id" uuid not null,
        "user_id" uuid not null,
        "created_at" timestamptz(3) not null,
        primary key ("activity_id", "user_id")
      )`);
    this.addSql(
      `create index "activity_attendees_user_index" on "activity_attendees" ("user_id", "created_at")`,
    );
    this.addSql(`create table "user_communities" (
        "id" uuid not null,
        "user_id" uuid not null,
        "community_id" uuid not null,
        "condo_unit" text not null,
        "is_primary" boolean not null default false,
        "can_moderate" boolean not null default false,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(
      `create index "user_communities_community_created_index" on "user_communities" ("community_id", "created_at")`,
    );
    this.addSql(
      `alter table "user_communities" add constraint "user_communities_user_community_unique" unique ("user_id", "community_id")`,
    );
    this.addSql(
      `create unique index "user_communities_one_primary_unique" on "user_communities" ("user_id") where "is_primary" = true`,
    );
    this.addSql(
      `alter table "user_communities" add constraint "user_communities_condo_unit_check" check (condo_unit <> '')`,
    );
    this.addSql(
      `alter table "newsletter_issues" add constraint "newsletter_issues_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "moderation_events" add constraint "moderation_events_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "moderation_events" add constraint "moderation_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "listings" add constraint "listings_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "listings" add constraint "listings_author_id_foreign" foreign key ("author_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "condo_notices" add constraint "condo_notices_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "condo_notices" add constraint "condo_notices_author_id_foreign" foreign key ("author_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_author_id_foreign" foreign key ("author_id") references "users" ("id")`,
    );
    this.addSql(
      `alter table "activity_attendees" add constraint "activity_attendees_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "activity_attendees" add constraint "activity_attendees_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "user_communities" add constraint "user_communities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "user_communities" add constraint "user_communities_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
  }
}
