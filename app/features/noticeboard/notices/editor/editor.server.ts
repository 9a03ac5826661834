import type { Community, CondoNotice } from '#db/entities/index.ts';
import { audiences, otherLanguage, type Language, type NoticeKind } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { KeptFile } from '#app/features/media/files/file-form.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { parseFloors, parseUnits } from '../audience/audience-units.ts';
import { floorsText } from '../audience/audience-words.ts';
import { filesOf } from '../notice-files.server.ts';
import { overSince } from '../emergencies/over-words.server.ts';
import { headingOf, requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { isStanding, noticeState } from '../state.ts';
import { reachOf, reachOfEach, resolveAudience } from '../reach.server.ts';
import {
  noticesInSeveral,
  otherCommunities,
  peopleInSeveral,
} from '../several/communities.server.ts';
import { isWholeAudience } from '../several/several.ts';
import type { CountedAudience } from './outcome.ts';

export type NoticeEditorPage = Awaited<ReturnType<typeof editNoticePage | typeof newNoticePage>>;
export type EditedNotice = NonNullable<NoticeEditorPage['notice']>;

/** The editor for a new notice of this kind. The caller has checked who asks. */
export async function newNoticePage(
  ctx: Ctx,
  community: Community,
  { kind, query }: { kind: NoticeKind; query: URLSearchParams },
) {
  const { em } = ctx;
  const audience = 'EVERYONE' as const;
  const everyone = { audience, audienceFloors: [], audienceUnitKeys: [], kind };
  const [counts, counted, others] = await Promise.all([
    reachOfEach(em, community.id, everyone),
    countAsked(ctx, community.id, query),
    otherCommunities(ctx, community),
  ]);
  return {
    community: {
      slug: community.slug,
      name: community.name,
      isOpen: Boolean(community.openedAt),
    },
    notice: null,
    values: { kind, audience, placing: 'AUTO' },
    ...counts,
    counted,
    others,
    several: [],
    formKey: newFormKey(),
  };
}

/** The editor for a notice. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function editNoticePage(ctx: Ctx, address: NoticeAddress, query: URLSearchParams) {
  const found = await requireManagedNotice(ctx, address);
  const { id, pinned, takenDownReason, updatedAt, publishedAt, expiresAt } = found.notice;
  const { mustBeServed } = found.notice;
  const state = noticeState(found.notice);
  const [files, author, counts, counted, others, several] = await Promise.all([
    filesOf(ctx.em, [id]),
    kysely(ctx.em)
      .selectFrom('users')
      .select('name')
      .where('id', '=', found.notice.author.id)
      .executeTakeFirstOrThrow(),
    reachOfEach(ctx.em, found.community.id, found.notice),
    countAsked(ctx, found.community.id, query),
    state === 'draft' ? otherCommunities(ctx, found.community) : [],
    noticesInSeveral(ctx, id, query.get('also')),
  ]);
  const { community, notice } = headingOf(ctx, found);
  return {
    community: { ...community, isOpen: Boolean(found.community.openedAt) },
    notice: {
      ...{ ...notice, pinned, mustBeServed, takenDownReason, updatedAt, publishedAt, expiresAt },
      state,
      /** Whether it is an emergency that goes on, and since when one is over. */
      isStanding: isStanding(found.notice),
      overSince: found.notice.overAt ? overSince(ctx.locale, found.notice.overAt) : null,
      author: nameFor(ctx.locale, author.name),
    },
    /** The form's fields the way a person would have typed them. */
    values: formValues(found.notice, files.get(id) ?? []),
    ...counts,
    counted,
    others,
    several,
    formKey: newFormKey(),
  };
}

/**
 * How many people there are on the floors, in the units or in the communities that the page asks about while they
 * are typed or selected; null for none that it asks about, and no number for those that the building does not have.
 */
async function countAsked(
  ctx: Ctx,
  communityId: string,
  query: URLSearchParams,
): Promise<CountedAudience | null> {
  const { em } = ctx;
  const audience = audiences.find((one) => one === query.get('audience'));
  const also = query.get('also') ?? '';
  if (audience && isWholeAudience(audience) && also !== '') {
    const people = await peopleInSeveral(ctx, communityId, { audience, also });
    return { audience, floors: '', units: '', also, people };
  }
  if (audience !== 'FLOORS' && audience !== 'UNITS') return null;
  const [floors, units] = [query.get('floors') ?? '', query.get('units') ?? ''];
  const asked = { audience, floors, units };
  const audienceFloors = parseFloors(floors);
  const isReadable = audienceFloors && units.length <= 4000 && parseUnits(units);
  if (!isReadable) return { ...asked, people: null };
  try {
    const words = { audience, audienceFloors, audienceUnits: units };
    const resolved = await resolveAudience(em, communityId, words);
    const { people } = await reachOf(em, communityId, { ...resolved, kind: 'INFORMATION' });
    return { ...asked, people };
  } catch (error) {
    if (error instanceof AppError) return { ...asked, people: null };
    throw error;
  }
}

function formValues(notice: CondoNotice, files: KeptFile[]): Record<string, unknown> {
  const { title, content, translation, publishedAt, expiresAt } = notice;
  const language: Language = notice.language;
  return {
    kind: notice.kind,
    [language]: { title, content },
    ...(translation && { [otherLanguage[language]]: translation }),
    audience: notice.audience,
    audienceFloors: floorsText(notice.audienceFloors),
    audienceUnits: notice.audienceUnits ?? '',
    mustBeServed: notice.mustBeServed ? 'on' : '',
    placing: placingOf(notice),
    happensOn: notice.happensOn ?? '',
    happensFrom: notice.happensFrom ?? '',
    happensUntil: notice.happensUntil ?? '',
    publishedAt: publishedAt ? cityTimeText(publishedAt) : '',
    expiresAt: expiresAt ? cityTimeText(expiresAt) : '',
    files: files.map(({ id, name }) => ({ id, name })),
    version: String(notice.version),
  };
}

const placingOf = ({ kind, pinned, status }: CondoNotice) => {
  if (status === 'DRAFT' && pinned === (kind === 'EMERGENCY')) return 'AUTO';
  return pinned ? 'PINNED' : 'BY_DATE';
};
