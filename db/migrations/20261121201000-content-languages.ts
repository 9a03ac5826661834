import { Migration } from '@mikro-orm/migrations';

/** The tables whose rows have texts in two languages, and the columns of those texts. */
const twoSided = {
  city_events: ['title', 'description', 'location'],
  communities: ['description', 'officeHours', 'acOnApprox', 'heatOnApprox', 'fireInspectionApprox'],
  community_documents: ['title', 'lead', 'sections'],
  condo_notices: ['title', 'content'],
  editorial_articles: ['title', 'excerpt', 'content'],
  newsletter_issues: ['title'],
};

const columnOf = (property: string) =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export class Migration20261121201000 extends Migration {
  override up(): void {
    for (const table of ['ad_placements', ...Object.keys(twoSided)]) {
      this.addSql(`alter table "${table}" add column "language" text not null default 'en'`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_language_check" check ("language" in ('en', 'fr'))`,
      );
    }
    for (const [table, texts] of Object.entries(twoSided)) {
      const isWhole = texts.map(
        (text) =>
          `(translation is null or ${columnOf(text)} is null or translation ->> '${text}' is not null)`,
      );
      this.addSql(`alter table "${table}" add column "translation" jsonb null`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_translation_check" check (${isWhole.join(' and ')})`,
      );
    }
  }
}
