import type { CondoNotice } from '#db/entities/index.ts';
import { otherLanguage, type Language, type NoticeKind } from '#db/enums.ts';
import type { KeptFile } from '#app/features/media/files/file-form.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { floorsText } from '../floors-text.ts';
import { filesOf } from '../notice-files.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import { noticeState, type NoticeState } from '../desk/notice-state.ts';
import { reachOf, type Reach } from './reach.server.ts';

/** What the page of the editor shows, for a new notice and for one that is there. */
export interface NoticeEditorPage {
  community: { slug: string; name: string };
  /** Null for a new one. */
  notice: EditedNotice | null;
  /** The form's fields the way a person would have typed them. */
  values: Record<string, unknown>;
  /** Whom it reaches as it is. */
  reach: Reach;
  formKey: string;
}

interface EditedNotice {
  id: string;
  title: string;
  state: NoticeState;
  pinned: boolean;
  publishedAt: Date | null;
  expiresAt: Date | null;
  correctedAt: Date | null;
  takenDownReason: string | null;
  author: string;
  updatedAt: Date;
}

/**
 * The editor for a new notice, of a kind where one is asked for.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function newNoticePage(
  ctx: Ctx,
  slug: string,
  kind: NoticeKind,
): Promise<NoticeEditorPage> {
  const { community } = await requireManaged(ctx, slug);
  const everyone = {
    audience: 'EVERYONE' as const,
    audienceFloors: [],
    audienceUnitKeys: [],
    kind,
  };
  return {
    community: { slug: community.slug, name: community.name },
    notice: null,
    values: { kind, audience: 'EVERYONE', placing: 'AUTO' },
    reach: await reachOf(ctx.em, community.id, everyone),
    formKey: newFormKey(),
  };
}

/** The editor for a notice. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function editNoticePage(
  ctx: Ctx,
  slug: string,
  id: string,
): Promise<NoticeEditorPage> {
  const { community, notice } = await requireManagedNotice(ctx, slug, id);
  const [files, author, reach] = await Promise.all([
    filesOf(ctx.em, [notice.id]),
    kysely(ctx.em)
      .selectFrom('users')
      .select('name')
      .where('id', '=', notice.author.id)
      .executeTakeFirstOrThrow(),
    reachOf(ctx.em, community.id, notice),
  ]);
  return {
    community: { slug: community.slug, name: community.name },
    notice: {
      id: notice.id,
      title: sideFor(ctx.locale, notice).title,
      state: noticeState(notice),
      pinned: notice.pinned,
      publishedAt: notice.publishedAt ?? null,
      expiresAt: notice.expiresAt ?? null,
      correctedAt: notice.correctedAt ?? null,
      takenDownReason: notice.takenDownReason ?? null,
      author: author.name,
      updatedAt: notice.updatedAt,
    },
    values: formValues(notice, files.get(notice.id) ?? []),
    reach,
    formKey: newFormKey(),
  };
}

/** A notice as its form's fields. */
export function formValues(notice: CondoNotice, files: KeptFile[]): Record<string, unknown> {
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
