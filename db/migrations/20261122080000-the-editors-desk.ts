import { Migration } from '@mikro-orm/migrations';
import { firstEditions } from '../content/newsletters/index.ts';

const statuses = `'DRAFT', 'PUBLISHED', 'ARCHIVED'`;

/** The texts that a translation may not lack, by column and by their name in the JSON. */
const editionTexts = [
  ['title', 'title'],
  ['season', 'season'],
  ['standfirst', 'standfirst'],
  ['cover_alt', 'coverAlt'],
  ['sections', 'sections'],
];

/** The editor's desk: newsletter issues become rows, and what the editor writes has drafts. */
export class Migration20261122080000 extends Migration {
  override up(): void {
    this.editions();
    for (const edition of firstEditions) this.insert(edition);
    for (const table of ['city_events', 'editorial_articles', 'ad_placements']) this.drafts(table);
    this.placements();
    // These are pages under /manage now.
    this.addSql(
      `update "communities" set "slug" = "slug" || '-condo' where "slug" in ('editor', 'new', 'handover')`,
    );
    this.addSql(`alter table "communities" add constraint "communities_slug_check"
      check (slug <> 'editor' and slug <> 'new' and slug <> 'handover')`);
  }

  private editions(): void {
    const whole = editionTexts
      .map(
        ([column = '', name = '']) =>
          `(translation is null or ${column} is null or translation ->> '${name}' is not null)`,
      )
      .join(' and ');
    this
      .addSql(`create table "newsletter_editions" ("id" uuid not null, "slug" text not null, "title" text not null,
      "season" text not null, "year" int not null, "month" int not null, "standfirst" text not null,
      "cover_url" text null, "cover_alt" text not null, "sections" jsonb not null,
      "language" text not null default 'en', "translation" jsonb null, "status" text not null default 'DRAFT',
      "published_at" timestamptz(3) null, "version" int not null default 1,
      "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(`alter table "newsletter_editions"
      add constraint "newsletter_editions_slug_unique" unique ("slug"),
      add constraint "newsletter_editions_translation_check" check (${whole}),
      add constraint "newsletter_editions_month_check" check (month >= 1 and month <= 12),
      add constraint "newsletter_editions_year_check" check (year >= 1900 and year <= 9999),
      add constraint "newsletter_editions_published_check" check (status = 'DRAFT' or published_at is not null),
      add constraint "newsletter_editions_language_check" check ("language" in ('en', 'fr')),
      add constraint "newsletter_editions_status_check" check ("status" in (${statuses}))`);
    this.addSql(
      `create index "newsletter_editions_status_date_index" on "newsletter_editions" ("status", "year", "month")`,
    );
  }

  private insert({ slug, year, month, coverUrl, en, fr }: (typeof firstEditions)[number]): void {
    const texts = [en.title, en.season, en.standfirst, coverUrl, en.coverAlt].map(literal);
    const published = `make_timestamptz(${year}, ${month}, 1, 14, 0, 0, 'UTC')`;
    this.addSql(`insert into "newsletter_editions" ("id", "slug", "year", "month",
      "title", "season", "standfirst", "cover_url", "cover_alt", "sections", "language", "translation",
      "status", "published_at", "created_at", "updated_at")
      values (gen_random_uuid(), ${literal(slug)}, ${year}, ${month}, ${texts.join(', ')},
      ${json(en.sections)}, 'en', ${json(fr)}, 'PUBLISHED', ${published}, ${published}, ${published})`);
  }

  /** What exists is published. */
  private drafts(table: string): void {
    this.addSql(`alter table "${table}"
      add column "status" text not null default 'PUBLISHED',
      add column "version" int not null default 1`);
    this.addSql(`alter table "${table}"
      alter column "status" set default 'DRAFT',
      add constraint "${table}_status_check" check ("status" in (${statuses}))`);
  }

  private placements(): void {
    this.addSql(`update "ad_placements" set "status" = 'ARCHIVED' where not "active"`);
    this.addSql(`drop index "ad_placements_position_active_dates_index"`);
    this.addSql(`alter table "ad_placements" drop column "active"`);
    this
      .addSql(`create index "ad_placements_position_status_dates_index" on "ad_placements" ("position",
      "status", "start_at", "end_at")`);
  }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const json = (value: object) => `${literal(JSON.stringify(value))}::jsonb`;
