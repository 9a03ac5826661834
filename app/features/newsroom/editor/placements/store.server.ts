import { AdPlacement } from '#db/entities/index.ts';
import type { AdPosition, Language } from '#db/enums.ts';
import { maxPlacements } from '#app/features/newsroom/sponsors/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { namedTexts } from '../forms/named-texts.server.ts';
import type { PieceState, PieceStore } from '../piece-store.server.ts';
import { crowdedFrom } from './crowded.ts';

/** What the editor writes of a sponsor's card. */
export interface PlacementColumns {
  position: AdPosition;
  creativeType: 'HTML' | 'IMAGE';
  html?: string | null;
  imageUrl?: string | null;
  language: Language;
  linkUrl?: string | null;
  startAt: Date;
  endAt: Date;
}

/** What lists call a card: its first words, such as the sponsor's name in bold. */
export function placementTitle({ html }: Pick<PlacementColumns, 'html'>): string {
  const texts = (html ?? '').split(/<[^>]*>/).map(wordsOf);
  const first = texts.find((words) => words !== '') ?? '';
  return first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first;
}

const wordsOf = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Sponsors' cards at the editor's desk. */
export const placementStore: PieceStore<PlacementColumns> = {
  kind: 'placements',
  find: (em, id) => em.findOne(AdPlacement, { id }),
  insert: async (em, row) => {
    await em.insert(AdPlacement, { ...row, createdAt: new Date() });
  },
  update: (em, at, row) => em.nativeUpdate(AdPlacement, at, row),
  remove: (em, at) => em.nativeDelete(AdPlacement, { ...at, status: 'DRAFT' }),
  nameOf: (columns) => ({ title: placementTitle(columns), language: columns.language }),
  texts: (locale, card) => {
    const { longDate } = formatsFor(locale);
    return namedTexts(locale, {
      position: translate(locale, `editorDesk.positions.${card.position}`),
      html: card.html,
      imageUrl: card.imageUrl,
      linkUrl: card.linkUrl,
      startsOn: longDate(card.startAt),
      endsOn: longDate(card.endAt),
    });
  },
};

/** When a card would be the third in its slot; null where it never is. */
export async function crowdedSlot(
  em: Em,
  { id, position, startAt, endAt }: PlacementColumns & Pick<PieceState, 'id'>,
): Promise<Date | null> {
  const others = await em.find(
    AdPlacement,
    {
      id: { $ne: id },
      position,
      status: 'PUBLISHED',
      startAt: { $lte: endAt },
      endAt: { $gte: startAt },
    },
    { fields: ['startAt', 'endAt'], limit: 200 },
  );
  return crowdedFrom({ startAt, endAt }, others, maxPlacements);
}
