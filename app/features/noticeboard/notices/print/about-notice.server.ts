import type { Community, CondoNotice } from '#db/entities/index.ts';
import type { Language, NoticeKind } from '#db/enums.ts';
import { formatsFor } from '#app/lib/format.ts';
import { env } from '#app/lib/env.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { qrCode, type QrCode } from '#app/features/media/pdf/qr.server.ts';
import { sidesOfNotice, type NoticeSideText } from './sides.server.ts';

/** A notice as paper and screens show it: each language with what stands around its text. */
export interface PaperNotice {
  community: string;
  sides: (NoticeSideText & PaperWords)[];
  qr: QrCode;
}

interface PaperWords {
  /** 'Maintenance · Posted Nov 22, 2026'. */
  marks: string;
  scan: string;
  whole: string;
}

/** A notice for paper, in the languages it is written in, that of the community first. */
export function paperNotice(community: Community, notice: CondoNotice): PaperNotice {
  const first: Language = community.language;
  return {
    community: community.name,
    sides: sidesOfNotice(notice, first).map((side) => ({
      ...side,
      ...wordsOf(notice, side.language),
    })),
    qr: qrCode(`${env().appUrl}/communities/${community.slug}/notices/${notice.id}`),
  };
}

function wordsOf(notice: CondoNotice, side: Language): PaperWords {
  const { publishedAt, correctedAt } = notice;
  const kind: NoticeKind = notice.kind;
  const { longDate } = formatsFor(side);
  const marks = [
    translate(side, `notices.kinds.${kind}`),
    publishedAt && translate(side, 'noticeDoors.paper.posted', { date: longDate(publishedAt) }),
    correctedAt && translate(side, 'noticeDoors.paper.corrected', { date: longDate(correctedAt) }),
  ];
  return {
    marks: marks.filter(Boolean).join(' · '),
    scan: translate(side, 'noticeDoors.paper.scan'),
    whole: translate(side, 'noticeDoors.paper.whole'),
  };
}
