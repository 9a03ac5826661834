import type { Language } from '#db/enums.ts';
import {
  isInAudience,
  type NoticeReader,
} from '#app/features/noticeboard/notices/audience/audience.ts';
import { happensText } from '#app/features/noticeboard/notices/happens-text.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { mailCost } from '#app/features/mail/outbox/compose.server.ts';
import type { DigestEntry, DigestParams } from './emails/digest.server.ts';
import type { NewInBuilding, NewItem } from './content.server.ts';
import { digestSorts } from './sorts.ts';

/** What the lines of a digest may take of its 40 kB, and what held letters may take of that. */
const most = 30_000;
const mostHeld = 20_000;
/** What a line takes besides its words, and a building with its heading and its button. */
const perLine = 280;
const perBuilding = 1_200;
/** Of each sort, a building shows this many at most. */
const mostOfSort = 8;

/** Somebody whose digest is made. */
export interface DigestReader {
  userId: string;
  language: Language;
  /** Since when what is new in a building is told; null for who wants none of it. */
  since: Date | null;
  /** Their buildings in order, and what they are to the notices of each. */
  buildings: { id: string; reader: NoticeReader }[];
}

/** How many of these lines a digest has room for. */
export function fittingHeld<Line extends { entry: DigestEntry }>(lines: readonly Line[]): Line[] {
  let cost = 0;
  return lines.filter(({ entry }) => (cost += costOf(entry)) <= mostHeld);
}

/** What a digest tells a person; null where nothing is new for them. */
export function packDigest(
  reader: DigestReader,
  held: DigestEntry[],
  {
    at,
    news,
    hasLetter,
  }: {
    at: Date;
    news: ReadonlyMap<string, NewInBuilding>;
    /** Whether a notice went to the person by mail. */
    hasLetter: (noticeId: string) => boolean;
  },
): DigestParams | null {
  let room = most - held.reduce((sum, entry) => sum + costOf(entry), 0);
  const buildings = reader.buildings.flatMap((home) => {
    const building = news.get(home.id);
    if (!building || !reader.since || room < perBuilding) return [];
    const own = building.items.filter((item) => isFor(reader, home.reader, item, hasLetter));
    room -= perBuilding;
    const lists = digestSorts.flatMap((sort) => {
      const all = own.filter((item) => item.sort === sort);
      const entries: DigestEntry[] = [];
      for (const item of all.slice(0, mostOfSort)) {
        const { entry, cost } = lineOf(item, building, reader.language);
        if (cost > room) break;
        room -= cost;
        entries.push(entry);
      }
      return entries.length > 0 ? [{ sort, entries, more: all.length - entries.length }] : [];
    });
    return lists.length > 0 ? [{ name: building.name, slug: building.slug, lists }] : [];
  });
  return held.length + buildings.length > 0 ? { at: at.toISOString(), held, buildings } : null;
}

function isFor(
  { userId, since }: DigestReader,
  reader: NoticeReader,
  item: NewItem,
  hasLetter: (noticeId: string) => boolean,
): boolean {
  if (item.authorId === userId || !since || item.at <= since) return false;
  if (!item.audience) return true;
  return isInAudience(item.audience, reader) && !hasLetter(item.id);
}

interface Line {
  entry: DigestEntry;
  cost: number;
}

/** Many people read the same lines: each is written once for a language. */
const written = { en: new WeakMap<NewItem, Line>(), fr: new WeakMap<NewItem, Line>() };

function lineOf(item: NewItem, building: NewInBuilding, language: Language): Line {
  const known = written[language].get(item);
  if (known) return known;
  const entry = entryOf(item, building, language);
  const line = { entry, cost: costOf(entry) };
  written[language].set(item, line);
  return line;
}

function entryOf(item: NewItem, { slug }: NewInBuilding, reader: Language): DigestEntry {
  const { language, title } = sideFor(reader, item);
  const { fullDateTime, price } = formatsFor(reader);
  const paths = {
    NOTICE: `/communities/${slug}/notices/${item.id}`,
    ACTIVITY: `/activities/${item.id}`,
    LISTING: `/listings/${item.id}`,
    NEWSLETTER: `/newsletter-issues/${item.id}`,
  };
  const note = item.happens
    ? happensText(reader, item.happens)
    : item.when
      ? fullDateTime(item.when)
      : item.price === null
        ? null
        : price(item.price);
  return { text: title, language, note, to: paths[item.sort] };
}

const costOf = ({ text, note, to }: DigestEntry): number =>
  perLine + 2 * (mailCost(text) + mailCost(note ?? '') + mailCost(to ?? ''));
