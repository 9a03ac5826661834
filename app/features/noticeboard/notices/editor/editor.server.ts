import type { Community, CondoNotice } from '#db/entities/index.ts';
import { otherLanguage, type Language, type NoticeKind } from '#db/enums.ts';
import type { KeptFile } from '#app/features/media/files/file-form.server.ts';
import { newFormKey } from '#app/lib/db/write.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { floorsText } from '../audience-words.ts';
import { filesOf } from '../notice-files.server.ts';
import { headingOf, requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { noticeState } from '../desk/notice-state.ts';
import { reachOf } from '../reach.server.ts';

export type NoticeEditorPage = Awaited<ReturnType<typeof editNoticePage | typeof newNoticePage>>;
export type EditedNotice = NonNullable<NoticeEditorPage['notice']>;

/** The editor for a new notice of this kind. The caller has checked who asks. */
export async function newNoticePage({ em }: Ctx, community: Community, kind: NoticeKind) {
  const audience = 'EVERYONE' as const;
  const everyone = { audience, audienceFloors: [], audienceUnitKeys: [], kind };
  return {
    community: {
      slug: community.slug,
      name: community.name,
      isOpen: Boolean(community.openedAt),
    },
    notice: null,
    values: { kind, audience, placing: 'AUTO' },
    reach: await reachOf(em, community.id, everyone),
    formKey: newFormKey(),
  };
}

/** The editor for a notice. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function editNoticePage(ctx: Ctx, address: NoticeAddress) {
  const found = await requireManagedNotice(ctx, address);
  const { id, pinned, takenDownReason, updatedAt, publishedAt, expiresAt } = found.notice;
  const [files, author, reach] = await Promise.all([
    filesOf(ctx.em, [id]),
    kysely(ctx.em)
      .selectFrom('users')
      .select('name')
      .where('id', '=', found.notice.author.id)
      .executeTakeFirstOrThrow(),
    reachOf(ctx.em, found.community.id, found.notice),
  ]);
  const { community, notice } = headingOf(ctx, found);
  return {
    community: { ...community, isOpen: Boolean(found.community.openedAt) },
    notice: {
      ...{ ...notice, pinned, takenDownReason, updatedAt, publishedAt, expiresAt },
      state: noticeState(found.notice),
      author: author.name,
    },
    /** The form's fields the way a person would have typed them. */
    values: formValues(found.notice, files.get(id) ?? []),
    reach,
    formKey: newFormKey(),
  };
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
