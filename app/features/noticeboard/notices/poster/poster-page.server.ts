import type { Language } from '#db/enums.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import { noticeState, type NoticeState } from '../desk/notice-state.ts';
import { parseNoticeText, type Block } from '../parse-text.ts';
import { paperNotice } from '../print/about-notice.server.ts';
import { cutText, roomOf } from '../print/cut-text.ts';
import type { QrCode } from '#app/features/media/pdf/qr.server.ts';

/** How large the text of a poster is, from the largest to the smallest. */
export const posterSizes = ['large', 'medium', 'small'] as const;
export type PosterSize = (typeof posterSizes)[number];

/** What the page of a notice's poster shows. */
export interface PosterPage {
  community: { slug: string; name: string };
  notice: { id: string; title: string; state: NoticeState; isForEveryone: boolean };
  sides: { language: Language; title: string; text: Block[]; marks: string; scan: string }[];
  size: PosterSize;
  qr: QrCode;
}

/** How many letters fit on the paper at each size. */
const roomAt = { large: 650, medium: 1_250, small: 2_300 };

/** The poster of a notice. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function posterPage(ctx: Ctx, slug: string, id: string): Promise<PosterPage> {
  const { community, notice } = await requireManagedNotice(ctx, slug, id);
  const { sides, qr } = paperNotice(community, notice);
  // A title is about twice as large as the text.
  const titles = sides.reduce((sum, { title }) => sum + 60 + 2 * title.length, 0);
  const whole = titles + sides.reduce((sum, { content }) => sum + roomOf(content), 0);
  const size = posterSizes.find((one) => whole <= roomAt[one]) ?? 'small';
  const share = (roomAt[size] - titles) / sides.length;
  const spare = sides.reduce((sum, { content }) => sum + Math.max(0, share - roomOf(content)), 0);
  return {
    community: { slug: community.slug, name: community.name },
    notice: {
      id: notice.id,
      title: sideFor(ctx.locale, notice).title,
      state: noticeState(notice),
      isForEveryone: notice.audience === 'EVERYONE',
    },
    sides: sides.map(({ language, title, content, marks, scan, whole: wholeText }) => {
      const { text, isCut } = cutText(content, share + spare);
      const words = isCut ? wholeText : scan;
      return { language, title, text: parseNoticeText(text), marks, scan: words };
    }),
    size,
    qr,
  };
}
