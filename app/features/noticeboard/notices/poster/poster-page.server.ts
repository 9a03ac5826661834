import type { Ctx } from '#app/lib/session/context.server.ts';
import { headingOf, requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { noticeState } from '../state.ts';
import { paperNotice } from '../print/paper-notice.server.ts';
import { posterOnPage } from './on-page.ts';

export type PosterPage = Awaited<ReturnType<typeof posterPage>>;

/** The poster of a notice. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function posterPage(ctx: Ctx, address: NoticeAddress) {
  const found = await requireManagedNotice(ctx, address);
  const { community, notice } = headingOf(ctx, found);
  const {
    sides,
    qr,
    isEmergency,
    call,
    address: typed,
  } = paperNotice(found.community, found.notice);
  const { title, text, isWhole, texts } = posterOnPage(sides);
  return {
    community,
    notice: {
      ...notice,
      state: noticeState(found.notice),
      isForEveryone: found.notice.audience === 'EVERYONE',
    },
    isEmergency,
    call,
    sides: sides.map(({ content: _, scan, whole, ...side }, index) => ({
      ...side,
      text: texts[index] ?? [],
      scan: isWhole ? scan : whole,
    })),
    sizes: { title, text },
    qr,
    typed,
  };
}
