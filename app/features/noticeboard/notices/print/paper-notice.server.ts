import type { Community, CondoNotice } from '#db/entities/index.ts';
import { otherLanguage, type Language, type NoticeKind } from '#db/enums.ts';
import { formatsFor } from '#app/lib/format.ts';
import { env } from '#app/lib/env.server.ts';
import type { TwoSided } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { happensText } from '../happens-text.server.ts';
import { happensOf } from '../row.server.ts';
import { shortWhen, type ShortWhen } from './short-when.server.ts';
import { qrCode } from '#app/features/media/pdf/qr.server.ts';

interface Texts {
  title: string;
  content: string;
}

/** A notice in one of its languages. */
type NoticeSideText = Texts & { language: Language };

/** The languages that a notice is written in, `first` before the other one. */
export function sidesOfNotice(
  { language, title, content, translation }: TwoSided<Texts> & Texts,
  first: Language,
): NoticeSideText[] {
  const own = { language, title, content };
  if (!translation) return [own];
  const other = { language: otherLanguage[language], ...translation };
  return language === first ? [own, other] : [other, own];
}

export type PaperNotice = ReturnType<typeof paperNotice>;

/** A notice for paper: its languages, that of the community first, with the words around each text. */
export const paperNotice = (community: Community, notice: CondoNotice) => ({
  community: community.name,
  isEmergency: notice.kind === 'EMERGENCY',
  /** Whom to call in an emergency, 'Call · Appelez 613-555-0142'; null in other notices, and without a number. */
  call: callOf(community, notice),
  sides: sidesOfNotice(notice, community.language).map((side) => ({
    ...side,
    kind: translate(side.language, `notices.kinds.${notice.kind as NoticeKind}`),
    /** 'Maintenance · Posted Nov 22, 2026'. */
    marks: marksOf(notice, side.language),
    /** When it happens; null for a notice without a day. */
    when: whenOf(notice, side.language),
    /** The same for a poster. */
    short: shortOf(notice, side.language),
    scan: translate(side.language, 'noticeDelivery.paper.scan'),
    whole: translate(side.language, 'noticeDelivery.paper.whole'),
  })),
  /** Where the notice is found by typing: the hub has it. */
  address: `${env().appUrl.replace(/^https?:\/\//, '')}/communities/${community.slug}`,
  qr: qrCode(`${env().appUrl}/communities/${community.slug}/notices/${notice.id}`),
});

function callOf(community: Community, notice: CondoNotice): string | null {
  if (notice.kind !== 'EMERGENCY' || !community.emergencyPhone) return null;
  const words = sidesOfNotice(notice, community.language).map(({ language }) =>
    translate(language, 'noticeDelivery.paper.call'),
  );
  return `${words.join(' · ')} ${community.emergencyPhone}`;
}

const whenOf = (notice: CondoNotice, language: Language): string | null => {
  const happens = happensOf(notice);
  return happens && happensText(language, happens);
};

const shortOf = (notice: CondoNotice, language: Language): ShortWhen | null => {
  const happens = happensOf(notice);
  return happens && shortWhen(language, happens);
};

function marksOf(notice: CondoNotice, language: Language): string {
  const { longDate } = formatsFor(language);
  const kind: NoticeKind = notice.kind;
  const dated = (key: 'posted' | 'corrected', at: Date | null | undefined) =>
    at && translate(language, `noticeDelivery.paper.${key}`, { date: longDate(at) });
  const marks = [
    translate(language, `notices.kinds.${kind}`),
    dated('posted', notice.publishedAt),
    dated('corrected', notice.correctedAt),
  ];
  return marks.filter(Boolean).join(' · ');
}
