import type { Community, CondoNotice } from '#db/entities/index.ts';
import { audiences, languages, noticeKinds, type Language } from '#db/enums.ts';
import { submitFileForm } from '#app/features/media/files/file-form.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { readCityTime } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { parseNoticeText } from '../text/parse-text.ts';
import { requireManagedNotice } from './access.server.ts';
import { happensProblem } from './happens-problem.server.ts';
import { expiryProblem, timeProblem } from './time-problem.ts';
import { noticePath } from './paths.ts';
import { previewInSeveral } from '../several/communities.server.ts';
import { servedBefore } from '../state.ts';
import { serviceProblem } from './service-problem.ts';
import { catchUp } from '../saving/catch-up.server.ts';
import { mostFiles } from '../limits.ts';
import { correctedCount } from '../emails/notify-of-notice.server.ts';
import { happensOf } from '../row.server.ts';
import { reachOf, resolveAudience } from '../reach.server.ts';
import type { NoticeInput } from '../saving/save.server.ts';
import { saveInSeveral, type SavedInSeveral } from '../several/save-in-several.server.ts';
import { isWholeAudience, joinedIds } from '../several/several.ts';
import { untilFurtherNotice } from './until-further-notice.server.ts';
import { missingParts, noticeFormSchema, sidesOf, type NoticeForm } from './schema.ts';

export type NoticePreview = Awaited<ReturnType<typeof preview>>;

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

/**
 * Handles the editor's form: previews, saves a draft, publishes or corrects. Without `params.id` the
 * notice is new. Throws AppError `unauthenticated`, `forbidden`, `not-found`.
 */
export async function submitNotice({ ctx, params, request }: Args) {
  const { slug = '', id } = params;
  await requireActorForForm(ctx, request);
  const { community, notice } = await (id
    ? requireManagedNotice(ctx, { slug, id })
    : requireManaged(ctx, slug).then((managed) => ({ ...managed, notice: null })));
  const files = { communityId: community.id, most: mostFiles };
  return submitFileForm(ctx, request, files, {
    schema: noticeFormSchema,
    show: async (form) => {
      if (form.intent !== 'preview' && !isUncounted(form)) return null;
      const input = inputOf(ctx, form);
      const wrong =
        expiryProblem(input, 'PUBLISHED', notice) ??
        happensProblem(input, notice) ??
        serviceProblem(input, notice && servedBefore(notice));
      if (wrong) throw wrong;
      return preview(ctx, community, form, notice);
    },
    furtherErrors: (form) => Promise.resolve(furtherErrors(form, notice)),
    questions: (form) => untilFurtherNotice(ctx, form),
    run: async (form, inside) => {
      const as = form.intent === 'publish' ? 'PUBLISHED' : 'DRAFT';
      const input = inputOf(ctx, form);
      const { version, alsoIn } = form;
      const saved = await saveInSeveral(inside, { slug, id, version }, { input, as, alsoIn });
      return { ...saved, tellsAgain: form.tellAgain };
    },
    respond: (saved) => afterSaving(ctx, slug, saved),
    catchUp: async (form) => (id ? catchUp(ctx, { slug, id }, inputOf(ctx, form)) : null),
  });
}

/** Whether a notice is to go to communities that its button did not count: without scripts, only a preview counts. */
const isUncounted = ({ intent, alsoIn, alsoSeen }: NoticeForm): boolean =>
  intent === 'publish' && alsoIn.length > 0 && joinedIds([...new Set(alsoIn)]) !== alsoSeen;

const pinnedBy = { AUTO: null, PINNED: true, BY_DATE: false } as const;

function inputOf({ locale }: Ctx, form: NoticeForm): NoticeInput {
  const { language, own, translation } = sidesOf(form, locale);
  return {
    kind: form.kind,
    language,
    ...own,
    translation,
    audience: form.audience,
    audienceFloors: form.audienceFloors,
    audienceUnits: form.audienceUnits || null,
    mustBeServed: form.mustBeServed,
    pinned: pinnedBy[form.placing],
    publishedAt: form.publishedAt ?? null,
    expiresAt: form.expiresAt ?? null,
    happensOn: form.happensOn ?? null,
    happensFrom: form.happensFrom ?? null,
    happensUntil: form.happensUntil ?? null,
    files: form.files.map((file) => file.id),
    tellAgain: form.tellAgain,
  };
}

/** A notice as residents would see it, and whom it reaches. Nothing is saved. */
async function preview(
  ctx: Ctx,
  community: Community,
  form: NoticeForm,
  notice: CondoNotice | null,
) {
  const communityId = community.id;
  const input = inputOf(ctx, form);
  const resolved = await resolveAudience(ctx.em, communityId, input);
  const { audience, audienceFloors, audienceUnits } = resolved;
  return {
    sides: languages
      .filter((language) => form[language].title || form[language].content)
      .map((language) => ({
        language,
        title: form[language].title,
        text: parseNoticeText(form[language].content),
      })),
    kind: form.kind,
    pinned: input.pinned ?? form.kind === 'EMERGENCY',
    audience: { audience, audienceFloors, audienceUnits },
    publishedAt: input.publishedAt,
    expiresAt: input.expiresAt,
    happens: happensOf(input),
    files: form.files,
    /** Of a correction: whether a new text goes out by email again. */
    tellsAgain: !notice?.overAt && (form.tellAgain || form.kind === 'EMERGENCY'),
    reach: await reachOf(ctx.em, communityId, { ...resolved, kind: form.kind }),
    several: isWholeAudience(audience)
      ? await previewInSeveral(ctx, community, { audience, alsoIn: form.alsoIn })
      : null,
  };
}

/** The other errors of a form that the schema refuses, so that all are shown at once. */
function furtherErrors(form: FormData, before: CondoNotice | null): AppError[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const side = (one: Language) => ({
    title: text(`${one}.title`),
    content: text(`${one}.content`),
  });
  const intent = text('intent') || 'preview';
  const parts = missingParts({
    en: side('en'),
    fr: side('fr'),
    first: languages.find((one) => one === text('first')) ?? 'en',
    intent,
    audience: text('audience'),
    audienceFloors: text('audienceFloors'),
    audienceUnits: text('audienceUnits'),
  });
  const [publishedAt, expiresAt] = [timeIn(text('publishedAt')), timeIn(text('expiresAt'))];
  const as = intent === 'draft' ? ('DRAFT' as const) : ('PUBLISHED' as const);
  const times = { publishedAt, expiresAt };
  const happens = {
    happensOn: text('happensOn'),
    happensFrom: text('happensFrom'),
    happensUntil: text('happensUntil'),
  };
  const wrong = [
    timeProblem(times, as, before),
    expiryProblem(times, as, before),
    happensProblem(happens, before),
    serviceProblem(
      {
        kind: noticeKinds.find((one) => one === text('kind')) ?? 'INFORMATION',
        audience: audiences.find((one) => one === text('audience')) ?? 'EVERYONE',
        mustBeServed: text('mustBeServed') === 'on',
      },
      before && servedBefore(before),
    ),
  ];
  const missing = parts.map(
    ({ path, message }) => new AppError('invalid', message, { field: path.join('.') }),
  );
  return [...missing, ...wrong.filter((error) => error !== null)];
}

/** Null for an empty time, and for one that the schema refuses. */
function timeIn(typed: string): Date | null {
  const read = typed ? readCityTime(typed) : null;
  return read instanceof Date ? read : null;
}

/**
 * Redirects to the notice at the desk, where a mistake can be undone; before the doors are open, from a notice
 * that is to go out back to its step of the opening.
 */
async function afterSaving(
  ctx: Ctx,
  slug: string,
  saved: SavedInSeveral & { tellsAgain: boolean },
): Promise<Response> {
  const { id, outcome } = saved;
  const { community, notice } = await requireManagedNotice(ctx, { slug, id });
  const { title, language } = sideFor(ctx.locale, notice);
  const isOpen = Boolean(community.openedAt);
  const reach = await reachOf(ctx.em, notice.community.id, notice);
  const when = notice.publishedAt ? formatsFor(ctx.locale).fullDateTime(notice.publishedAt) : '';
  const say = (part: 'title' | 'description') =>
    translate(ctx.locale, `noticeDesk.saved.${outcome}.${part}`, { when });
  const reached = translate(ctx.locale, 'noticeDesk.reached', {
    people: translate(ctx.locale, 'noticeDesk.people', { count: reach.people }),
    units: translate(ctx.locale, 'noticeDesk.unitCount', { count: reach.units }),
    byMail: [
      ...(reach.office > 0
        ? [translate(ctx.locale, 'noticeDesk.inOffice', { count: reach.office })]
        : []),
      reach.byMail === null
        ? translate(ctx.locale, 'noticeDesk.noMail')
        : translate(ctx.locale, 'noticeDesk.byMail', { count: reach.byMail }),
      ...(reach.unreached > 0
        ? [translate(ctx.locale, 'noticeDesk.unreached', { count: reach.unreached })]
        : []),
    ].join(' '),
  });
  if (!isOpen && outcome !== 'draft') {
    const response = await redirectWithToast(`${deskPath(slug)}/opening#NOTICE`, {
      title: say('title'),
      about: title,
      language,
      description: translate(ctx.locale, 'noticeDesk.saved.whileClosed'),
    });
    // That page has no scripts, so those of the editor load its document, and leave the toast to it.
    response.headers.set('X-Remix-Reload-Document', 'true');
    return response;
  }
  const also = saved.also ?? [];
  const query = also.length > 0 ? `?also=${joinedIds(also)}` : '';
  return redirectWithToast(`${noticePath(slug, id)}${query}`, {
    title: say('title'),
    about: title,
    language,
    description: [
      say('description'),
      ...(outcome === 'published' ? [reached] : []),
      ...(also.length > 0
        ? [translate(ctx.locale, 'noticeDesk.alsoDone', { count: also.length })]
        : []),
      ...(outcome === 'corrected' && saved.tellsAgain && !notice.overAt
        ? [
            translate(ctx.locale, 'noticeDesk.toldAgain', {
              count: await correctedCount(ctx.em, notice),
            }),
          ]
        : []),
    ].join(' '),
  });
}
