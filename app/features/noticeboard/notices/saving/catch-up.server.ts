import { otherLanguage, type Language, type NoticeKind } from '#db/enums.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { HappensFields } from '../happens.ts';
import { audienceText } from '../audience/audience-text.server.ts';
import type { AudienceWords } from '../audience/audience-words.ts';
import { requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { wasOut } from '../state.ts';
import type { NoticeSide } from '../desk/schema.ts';
import type { NoticeInput } from './save.server.ts';

/** A notice as it is saved, or as it was typed. */
interface Texts extends AudienceWords, NoticeSide, HappensFields {
  kind: NoticeKind;
  mustBeServed: boolean;
  language: Language;
  translation?: NoticeSide | null | undefined;
  publishedAt?: Date | null | undefined;
  expiresAt?: Date | null | undefined;
}

/**
 * What is saved now beside what was typed, and the version to save over. Throws AppError as
 * `requireManagedNotice` does.
 */
export async function catchUp(
  ctx: Ctx,
  address: NoticeAddress,
  typed: NoticeInput,
): Promise<CatchUp> {
  const { notice } = await requireManagedNotice({ ...ctx, em: ctx.em.fork() }, address);
  const saved = fieldsOf(ctx.locale, notice);
  const labels = new Map(saved.map(({ name, label }) => [name, label]));
  const typedTexts = new Map(fieldsOf(ctx.locale, typed).map(({ name, text }) => [name, text]));
  // The form of a notice that is out has no field for when it comes out.
  const shown = saved.filter(({ name }) => !(wasOut(notice) && name === 'publishedAt'));
  const changes = differingFields(
    ctx.locale,
    (name) => labels.get(name) ?? name,
    shown.map(({ name, text, lang }) => [name, text, typedTexts.get(name), lang] as const),
  );
  const values = {
    version: String(notice.version),
    // What was over while this form was open would go on again.
    ...(notice.overAt && { placing: 'BY_DATE' }),
  };
  return { values, conflict: { changes } };
}

function fieldsOf(locale: Locale, texts: Texts) {
  const { language, title, content, translation } = texts;
  const sides = {
    [language]: { title, content },
    [otherLanguage[language]]: translation ?? { title: '', content: '' },
  };
  const date = (moment: Date | null | undefined) =>
    moment ? formatsFor(locale).fullDateTime(moment) : '';
  const plain = (
    name: 'kind' | 'audience' | 'mustBeServed' | 'publishedAt' | 'expiresAt' | keyof HappensFields,
    text: string,
  ) => ({
    name,
    label: translate(locale, `noticeDesk.${name}`),
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
    plain('audience', audienceText(locale, texts)),
    plain('mustBeServed', translate(locale, `logChanges.${texts.mustBeServed ? 'yes' : 'no'}`)),
    ...(['happensOn', 'happensFrom', 'happensUntil'] as const).map((name) =>
      plain(name, texts[name] ?? ''),
    ),
    plain('publishedAt', date(texts.publishedAt)),
    plain('expiresAt', date(texts.expiresAt)),
  ];
}
