import { otherLanguage } from '#db/enums.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { CatchUp } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { audienceParams } from '../floors-text.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import type { NoticeInput } from './save.server.ts';

/** What a notice says, by the fields of its form. */
type Texts = Pick<
  NoticeInput,
  | 'kind'
  | 'language'
  | 'title'
  | 'content'
  | 'audience'
  | 'audienceFloors'
  | 'expiresAt'
  | 'publishedAt'
> & { translation?: NoticeInput['translation'] | undefined; audienceUnits?: string | null };

/**
 * What is saved now beside what was typed, and the version to save over it.
 * Throws AppError as `requireManagedNotice` does.
 */
export async function catchUp(
  ctx: Ctx,
  { slug, id }: { slug: string; id: string },
  typed: NoticeInput,
): Promise<CatchUp> {
  const em = ctx.em.fork();
  const { notice } = await requireManagedNotice({ ...ctx, em }, slug, id);
  const saved: Texts = {
    kind: notice.kind,
    language: notice.language,
    title: notice.title,
    content: notice.content,
    translation: notice.translation ?? null,
    audience: notice.audience,
    audienceFloors: notice.audienceFloors,
    audienceUnits: notice.audienceUnits ?? null,
    publishedAt: notice.publishedAt ?? null,
    expiresAt: notice.expiresAt ?? null,
  };
  const [before, after] = [fieldsOf(ctx.locale, saved), fieldsOf(ctx.locale, typed)];
  const changes = before.flatMap((field, index): ComparedField[] => {
    const other = after[index];
    if (!other || field.text === other.text) return [];
    const side = (text: string) => ({
      text: text || translate(ctx.locale, 'posts.fieldIsEmpty'),
      lang: field.lang,
      pictures: [],
    });
    const { name, label } = field;
    return [{ name, label, before: side(field.text), after: side(other.text) }];
  });
  return { values: { version: String(notice.version) }, conflict: { changes } };
}

function fieldsOf(locale: Locale, texts: Texts) {
  const say = (name: 'kind' | 'audience' | 'publishedAt' | 'expiresAt') =>
    translate(locale, `noticeDesk.${name}`);
  const { language, title, content, translation, audience, publishedAt, expiresAt } = texts;
  const sides = {
    [language]: { title, content },
    [otherLanguage[language]]: translation ?? { title: '', content: '' },
  };
  const date = (moment: Date | null) => (moment ? formatsFor(locale).fullDateTime(moment) : '');
  const plain = (name: Parameters<typeof say>[0], text: string) => ({
    name,
    label: say(name),
    text,
    lang: undefined,
  });
  return [
    plain('kind', translate(locale, `notices.kinds.${texts.kind}`)),
    ...(['en', 'fr'] as const).flatMap((one) =>
      (['title', 'content'] as const).map((part) => ({
        name: `${one}.${part}`,
        label: translate(locale, `noticeDesk.sideParts.${one}.${part}`),
        text: sides[one]?.[part] ?? '',
        lang: one === locale ? undefined : one,
      })),
    ),
    plain(
      'audience',
      translate(
        locale,
        `notices.audiences.${audience}`,
        audienceParams({
          audience,
          floors: texts.audienceFloors,
          units: texts.audienceUnits ?? null,
        }),
      ),
    ),
    plain('publishedAt', date(publishedAt)),
    plain('expiresAt', date(expiresAt)),
  ];
}
