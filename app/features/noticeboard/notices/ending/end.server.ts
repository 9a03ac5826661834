import { z } from 'zod';
import type { CondoNotice } from '#db/entities/index.ts';
import { languages, type Language } from '#db/enums.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { editedVersion } from '#app/features/posts/posts/kinds.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { typedLine } from '#app/lib/forms/typed-text.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  headingOf,
  lockManagedNotice,
  requireManagedNotice,
  type NoticeAddress,
} from '../desk/access.server.ts';
import { noticePath } from '../desk/paths.ts';
import { notifyOfEnd, recipientsOfEnd } from '../emails/notify-of-end.server.ts';
import { overWordsLength } from '../limits.ts';
import { recordNotice } from '../saving/save.server.ts';
import { endOnceOver, isStanding } from '../state.ts';

export type EndPage = NonNullable<Awaited<ReturnType<typeof endPage>>>;

/**
 * The page on which an emergency is said to be over, with a sentence in each of its languages; null for a notice that
 * is no emergency, or not one that goes on. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function endPage(ctx: Ctx, address: NoticeAddress) {
  const found = await requireManagedNotice(ctx, address);
  if (!isStanding(found.notice)) return null;
  const sides = languagesOf(found.notice).map((language) => ({
    language,
    words: usualWords(found.notice, language),
  }));
  const recipients = await recipientsOfEnd(ctx.em, found.notice);
  const { language } = sideFor(ctx.locale, found.notice);
  return {
    ...headingOf(ctx, found),
    /** Of the title. */
    language,
    languages: sides.map(({ language }) => language),
    /** The form's fields, filled in with what is usually said. */
    values: {
      words: Object.fromEntries(sides.map(({ language, words }) => [language, words])),
      version: String(found.notice.version),
    },
    /** How many people get the email; none where no email leaves. */
    people: lettersArrive() ? recipients.length : 0,
    sendsMail: lettersArrive(),
    formKey: newFormKey(),
  };
}

const languagesOf = (notice: CondoNotice): Language[] => {
  const own: Language = notice.language;
  return languages.filter((one) => one === own || notice.translation != null);
};

const usualWords = (notice: CondoNotice, language: Language): string =>
  translate(language, 'emergencies.usual', { title: sideFor(language, notice).title });

const sentence = (language: Language) =>
  z
    .string({ error: 'http.invalidInput' })
    .overwrite(typedLine)
    .min(1, `emergencies.wordsRequired.${language}`)
    .max(overWordsLength, { error: tooLong('emergencies.wordsTooLong') })
    .prefault('');

/** A sentence for each language that the notice has. */
const endSchema = (notice: CondoNotice) => {
  const its = languagesOf(notice);
  const words = (one: Language) =>
    its.includes(one) ? sentence(one) : z.undefined().catch(undefined);
  return z.object({
    words: z.object({ en: words('en'), fr: words('fr') }).prefault({ en: '', fr: '' }),
    version: editedVersion,
  });
};

/**
 * Says that an emergency is over, and emails those who were emailed that it began. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `conflict` for a notice that is no emergency that goes on.
 */
export async function submitEnd({
  ctx,
  params,
  request,
}: Pick<PageArgs, 'ctx' | 'params' | 'request'>) {
  const address = { slug: params.slug ?? '', id: params.id ?? '' };
  await requireActorForForm(ctx, request);
  const { notice } = await requireManagedNotice(ctx, address);
  if (!isStanding(notice) && !notice.overAt) throw notUp();
  return submitForm(ctx, request, {
    schema: endSchema(notice),
    run: ({ words, version }, inside) => endEmergency(inside, { ...address, version }, words),
    respond: ({ told, title, language }) =>
      redirectWithToast(noticePath(address.slug, notice.id), {
        title: translate(ctx.locale, 'emergencies.done.title'),
        about: title,
        language,
        description: toldText(ctx, told),
      }),
    catchUp: async () => {
      const { notice: now } = await requireManagedNotice({ ...ctx, em: ctx.em.fork() }, address);
      return { values: { version: String(now.version) }, conflict: { changes: [] } };
    },
  });
}

function toldText({ locale }: Ctx, told: number | null): string {
  if (told === null) return translate(locale, 'emergencies.done.already');
  if (told === 0 || !lettersArrive()) return translate(locale, 'emergencies.done.nobody');
  return translate(locale, 'emergencies.done.told', { count: told });
}

/**
 * Ends an emergency in one transaction. Returns how many people are emailed; null, and nothing changes, where it is
 * over already. Throws AppError as `submitEnd` does, also `conflict` for another version than the one that was seen.
 */
const endEmergency = (
  ctx: Ctx,
  { version, ...address }: NoticeAddress & { version?: number | undefined },
  overWords: Partial<Record<Language, string>>,
) =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, notice } = await lockManagedNotice({ ...ctx, em: tx }, address);
    const { title, language } = sideFor(ctx.locale, notice);
    if (notice.overAt) return { title, language, told: null };
    if (!isStanding(notice)) throw notUp();
    if (version !== undefined && version !== notice.version) {
      throw new AppError('conflict', 'noticeDesk.changedSince');
    }
    const overAt = new Date();
    const recipients = await recipientsOfEnd(tx, notice);
    tx.assign(notice, {
      overAt,
      overWords,
      pinned: false,
      version: notice.version + 1,
      expiresAt: endOnceOver(notice.expiresAt, overAt),
    });
    await tx.flush();
    await recordNotice(tx, notice, { actor, action: 'END', from: notice.status });
    await notifyOfEnd(tx, notice, { community, recipients });
    return { title, language, told: recipients.length };
  });

const notUp = () => new AppError('conflict', 'emergencies.notUp');
