import type { Ctx } from '#app/lib/session/context.server.ts';
import { headingOf, requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { noticeState } from '../desk/notice-state.ts';
import { parseNoticeText } from '../notice-text.tsx';
import { paperNotice } from '../print/paper-notice.server.ts';
import { cutText, roomOf } from '../print/cut-text.ts';

const posterSizes = ['large', 'medium', 'small'] as const;

/** How many characters fit on the paper at each size. */
const roomAt = { large: 650, medium: 1_250, small: 2_300 };

export type PosterPage = Awaited<ReturnType<typeof posterPage>>;

/** The poster of a notice. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export async function posterPage(ctx: Ctx, address: NoticeAddress) {
  const found = await requireManagedNotice(ctx, address);
  const { community, notice } = headingOf(ctx, found);
  const { sides, qr } = paperNotice(found.community, found.notice);
  // A title is about twice as large as the text.
  const titles = sides.reduce(
    (sum, { title, when }) => sum + 60 + 2 * title.length + (when ? 60 : 0),
    0,
  );
  const whole = titles + sides.reduce((sum, { content }) => sum + roomOf(content), 0);
  const size = posterSizes.find((one) => whole <= roomAt[one]) ?? 'small';
  const share = (roomAt[size] - titles) / sides.length;
  const spare = sides.reduce((sum, { content }) => sum + Math.max(0, share - roomOf(content)), 0);
  return {
    community,
    notice: {
      ...notice,
      state: noticeState(found.notice),
      isForEveryone: found.notice.audience === 'EVERYONE',
    },
    sides: sides.map(({ content, scan, whole: wholeText, ...side }) => {
      const { text, isCut } = cutText(content, share + spare);
      const words = isCut ? wholeText : scan;
      return { ...side, text: parseNoticeText(text), scan: words };
    }),
    size,
    qr,
  };
}
