import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { noOperator, type Operator } from './operator.ts';
import { operatorFields } from './schema.ts';

const columns = [...operatorFields, 'secondStep', 'version'] as const;

/** What is saved about who runs this site; undefined as long as nothing was. */
export const siteSettings = (em: Em) =>
  kysely(em).selectFrom('site_settings').select(columns).executeTakeFirst();

/** Who runs this site, in each language. */
export async function operatorsOf(em: Em): Promise<Record<Locale, Operator>> {
  const row = await siteSettings(em);
  if (!row) return { en: noOperator, fr: noOperator };
  const { operatorName: name, contactEmail: contact } = row;
  const both = { name, contact, privacy: row.privacyEmail || contact };
  return {
    en: { ...both, about: row.aboutEn, contactNote: row.contactNoteEn },
    fr: { ...both, about: row.aboutFr, contactNote: row.contactNoteFr },
  };
}

/** Whether the viewer is an ADMIN who has yet to say who runs this site, or where to write to. */
export async function isOperatorMissing({ em, actor }: Ctx): Promise<boolean> {
  if (actor?.role !== 'ADMIN') return false;
  const row = await siteSettings(em);
  return !row?.operatorName || !row.contactEmail;
}
