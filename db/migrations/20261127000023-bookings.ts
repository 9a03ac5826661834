import { Migration } from '@mikro-orm/migrations';

/** Places that people book, their bookings, and the address of a building's day sheet. */
export class Migration20261127000023 extends Migration {
  override up(): void {
    // Ids in a range, so that the constraint below needs no extension.
    this.addSql(`create type "uuid_span" as range (subtype = uuid)`);
    this.addSql(`create table "bookable_places" (
      "id" uuid not null,
      "community_id" uuid not null,
      "kind" text not null,
      "name" text not null,
      "rules" text null,
      "image" text null,
      "language" text not null default 'en',
      "translation" jsonb null,
      "times" jsonb not null,
      "most_nights" int null,
      "capacity" int not null default 1,
      "ahead_days" int not null default 60,
      "lead_hours" int not null default 0,
      "cancel_hours" int not null default 24,
      "most_per_month" int null,
      "bookers" text not null default 'EVERYONE',
      "is_confirmed_by_hand" boolean not null default false,
      "deposit" int null,
      "needs_certificate" boolean not null default false,
      "closed_days" text[] not null default '{}',
      "archived_at" timestamptz(3) null,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "bookable_places_community_id_foreign"
        foreign key ("community_id") references "communities" ("id") on delete cascade,
      constraint "bookable_places_translation_check" check (
        (translation is null or name is null or translation ->> 'name' is not null)
        and (translation is null or rules is null or translation ->> 'rules' is not null)),
      constraint "bookable_places_name_check" check (name <> ''),
      constraint "bookable_places_capacity_check" check (capacity > 0),
      constraint "bookable_places_most_nights_check" check (most_nights > 0),
      constraint "bookable_places_most_per_month_check" check (most_per_month > 0),
      constraint "bookable_places_deposit_check" check (deposit > 0),
      constraint "bookable_places_kind_check" check ("kind" in (
        'ELEVATOR', 'PARTY_ROOM', 'GUEST_SUITE', 'PARKING', 'MEETING_ROOM', 'TERRACE', 'WORKSHOP', 'OTHER')),
      constraint "bookable_places_language_check" check ("language" in ('en', 'fr')),
      constraint "bookable_places_bookers_check" check ("bookers" in ('EVERYONE', 'OWNERS')))`);
    this.addSql(`create index "bookable_places_community_index"
      on "bookable_places" ("community_id", "name", "id")`);
    this.addSql(`alter table "photos"
      add column "place_id" uuid null,
      drop constraint "photos_use_check",
      drop constraint "photos_piece_check",
      add constraint "photos_place_id_foreign"
        foreign key ("place_id") references "bookable_places" ("id") on delete set null,
      add constraint "photos_use_check"
        check (num_nonnulls(listing_id, activity_id, request_id, place_id) <= 1),
      add constraint "photos_piece_check" check (piece is null or (listing_id is null and activity_id is null
        and request_id is null and place_id is null
        and alt_en <> '' and alt_fr <> '' and alt_en is not null and alt_fr is not null))`);
    this.addSql(`create index "photos_place_index" on "photos" ("place_id")`);
    this.addSql(`create table "bookings" (
      "id" uuid not null,
      "community_id" uuid not null,
      "place_id" uuid not null,
      "user_id" uuid null,
      "guest_name" text null,
      "unit_label" text not null,
      "unit_key" text not null,
      "starts_at" timestamptz(3) not null,
      "ends_at" timestamptz(3) not null,
      "seat" int null,
      "state" text not null,
      "ticket" int null,
      "words" text null,
      "reason" text null,
      "certificate_id" uuid null,
      "deposit_held_at" timestamptz(3) null,
      "deposit_returned_at" timestamptz(3) null,
      "key_out_at" timestamptz(3) null,
      "key_in_at" timestamptz(3) null,
      "damage" text null,
      "made_by_id" uuid null,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "bookings_community_id_foreign"
        foreign key ("community_id") references "communities" ("id") on delete cascade,
      constraint "bookings_place_id_foreign"
        foreign key ("place_id") references "bookable_places" ("id") on delete cascade,
      constraint "bookings_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on delete set null,
      constraint "bookings_certificate_id_foreign"
        foreign key ("certificate_id") references "stored_files" ("id") on delete set null,
      constraint "bookings_made_by_id_foreign"
        foreign key ("made_by_id") references "users" ("id") on delete set null,
      constraint "bookings_ticket_unique" unique ("place_id", "ticket"),
      constraint "bookings_span_check" check (ends_at > starts_at),
      constraint "bookings_seat_check" check (
        seat is not null or (state <> 'ASKED' and state <> 'CONFIRMED')),
      constraint "bookings_waiting_check" check ((ticket is not null) = (state = 'WAITING')),
      constraint "bookings_state_check" check ("state" in (
        'ASKED', 'CONFIRMED', 'WAITING', 'REFUSED', 'CANCELLED')),
      constraint "bookings_one_at_a_time" exclude using gist (
        uuid_span(place_id, place_id, '[]') with &&,
        int4range(seat, seat, '[]') with &&,
        tstzrange(starts_at, ends_at) with &&) where (state in ('ASKED', 'CONFIRMED')))`);
    this.addSql(
      `create index "bookings_place_start_index" on "bookings" ("place_id", "starts_at", "id")`,
    );
    this.addSql(
      `create index "bookings_community_start_index" on "bookings" ("community_id", "starts_at", "id")`,
    );
    this.addSql(
      `create index "bookings_user_start_index" on "bookings" ("user_id", "starts_at", "id")`,
    );
    this.addSql(`create index "bookings_ends_index" on "bookings" ("ends_at")`);
    this.addSql(`create index "bookings_certificate_index" on "bookings" ("certificate_id")`);
    this.addSql(`create index "bookings_made_by_index" on "bookings" ("made_by_id")`);
    this.addSql(`create table "booking_feeds" (
      "community_id" uuid not null,
      "nonce" uuid not null,
      "hash" text not null,
      "created_at" timestamptz(3) not null,
      primary key ("community_id"),
      constraint "booking_feeds_hash_unique" unique ("hash"),
      constraint "booking_feeds_community_id_foreign"
        foreign key ("community_id") references "communities" ("id") on update cascade on delete cascade)`);
    this.addSql(
      `alter table "moderation_events" drop constraint "moderation_events_subject_type_check"`,
    );
    this.addSql(`
      alter table "moderation_events" add constraint "moderation_events_subject_type_check" check ("subject_type" in (
        'LISTING', 'ACTIVITY', 'MEMBER', 'ROLE', 'UNIT', 'COMMUNITY', 'NOTICE', 'DOCUMENT', 'REPORT', 'EDITORIAL',
        'BOOKING', 'REQUEST'
      ))`);
  }
}
