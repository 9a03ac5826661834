import { z } from 'zod';
import { AdPlacement } from '#db/entities/index.ts';
import { adCreativeTypes, adPositions, languages, type AdPosition } from '#db/enums.ts';
import { altTexts } from '#app/features/media/photos/pictures.server.ts';
import {
  cleanCard,
  maxPlacements,
  toPlacement,
  type Placement,
} from '#app/features/newsroom/sponsors/queries.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { formatsFor, paragraphs } from '#app/lib/format.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireEditor } from './access.server.ts';
import {
  cityMoment,
  freeText,
  linkOrNull,
  namedTexts,
  pictureOrNull,
  pieceFields,
} from './fields.server.ts';
import { pieceEditor } from './piece-editor.server.ts';
import { pictureText } from './pictures/site-pictures.server.ts';
import { requirePiece, type PieceState, type PieceStore } from './piece-store.server.ts';
import { crowdedFrom } from './crowded.ts';

const day = (error: 'editorialForms.startRequired' | 'editorialForms.endRequired', time: string) =>
  z.string({ error }).transform((text, ctx) => cityMoment(`${text}T${time}`, ctx));

const schema = z
  .object({
    ...pieceFields,
    position: z.enum(adPositions, { error: 'editorialForms.positionRequired' }),
    creativeType: z.enum(adCreativeTypes).catch('HTML'),
    language: z.enum(languages),
    html: freeText(1000),
    imageUrl: pictureOrNull,
    linkUrl: linkOrNull,
    startsOn: day('editorialForms.startRequired', '00:00'),
    endsOn: day('editorialForms.endRequired', '23:59'),
  })
  .superRefine(({ creativeType, html, imageUrl, startsOn, endsOn }, ctx) => {
    const issue = (message: string, field: string) =>
      ctx.addIssue({ code: 'custom', message, path: [field] });
    if (html === '') issue('editorialForms.cardRequired', 'html');
    if (creativeType === 'IMAGE' && !imageUrl) issue('editorialForms.pictureRequired', 'imageUrl');
    if (endsOn < startsOn) issue('editorialForms.endsBeforeStart', 'endsOn');
  });

type PlacementColumns = Omit<AdPlacement, keyof PieceState | 'createdAt'>;

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

const store: PieceStore<PlacementColumns> = {
  kind: 'placements',
  find: (em, id) => em.findOne(AdPlacement, { id }),
  insert: async (em, row) => {
    await em.insert(AdPlacement, { ...row, createdAt: new Date() });
  },
  update: (em, at, row) => em.nativeUpdate(AdPlacement, at, row),
  remove: (em, at) => em.nativeDelete(AdPlacement, { ...at, status: 'DRAFT' }),
  nameOf: (columns) => ({ title: placementTitle(columns), language: columns.language }),
  texts: (locale, { position, html, imageUrl, linkUrl, startAt, endAt }) => {
    const { longDate } = formatsFor(locale);
    return namedTexts(locale, {
      position: translate(locale, `editorDesk.positions.${position}`),
      html,
      imageUrl: pictureText(locale, imageUrl),
      linkUrl,
      startsOn: longDate(startAt),
      endsOn: longDate(endAt),
    });
  },
};

const dayOf = (moment: Date) => cityTimeText(moment).slice(0, 10);

/** Sponsors' cards at the editor's desk. */
export const placementEditor = pieceEditor({
  store,
  schema,
  fresh: ({ locale }) => ({ language: locale, startsOn: dayOf(new Date()) }),
  values: ({ position, creativeType, language, html, imageUrl, linkUrl, startAt, endAt }) => ({
    ...{ position, creativeType, language, html, imageUrl, linkUrl },
    startsOn: dayOf(startAt),
    endsOn: dayOf(endAt),
  }),
  pictures: ({ imageUrl }) => [{ field: 'imageUrl', addresses: [imageUrl] }],
  describesPictures: true,
  publicPath: null,
  columns: ({ position, creativeType, language, html, imageUrl, linkUrl, startsOn, endsOn }) => ({
    ...{ position, creativeType, language, imageUrl, linkUrl },
    html: cardHtml(html),
    startAt: startsOn,
    endAt: endsOn,
  }),
  note: crowdedNote,
});

/** Cleaned HTML; plain text becomes paragraphs. */
function cardHtml(typed: string): string {
  if (/<\w/.test(typed)) return cleanCard(typed);
  return paragraphs(typed)
    .map((text) => `<p>${cleanCard(text).replace(/\n/g, '<br>')}</p>`)
    .join('');
}

/** Says when a card is the third in its slot; null where it never is, or is not to show. */
async function crowdedNote(
  { em, locale }: Ctx,
  { id, status, position, startAt, endAt }: PlacementColumns & PieceState,
): Promise<string | null> {
  if (status === 'ARCHIVED') return null;
  const others = await kysely(em)
    .selectFrom('ad_placements')
    .select(['startAt', 'endAt'])
    .where('id', '!=', id)
    .where('position', '=', position)
    .where('status', '=', 'PUBLISHED')
    .where('startAt', '<=', endAt)
    .where('endAt', '>=', startAt)
    .limit(200)
    .execute();
  const from = crowdedFrom({ startAt, endAt }, others, maxPlacements);
  return (
    from && translate(locale, 'editorialForms.crowded', { date: formatsFor(locale).longDate(from) })
  );
}

/** A card as its slot will show it. */
export interface PlacementPreview {
  id: string;
  position: AdPosition;
  card: Placement;
  note: string | null;
}

/** Throws AppError as `requireEditor`, `not-found`. */
export async function placementPreview(ctx: Ctx, id: string): Promise<PlacementPreview> {
  requireEditor(ctx);
  const row = await requirePiece(ctx, store, id);
  const { language, html = null, imageUrl = null, linkUrl = null } = row;
  const altAt = await altTexts(ctx.em, language, imageUrl ? [imageUrl] : []);
  const imageAlt = altAt(imageUrl ?? '');
  const card = toPlacement({ id, language, html, imageUrl, linkUrl, imageAlt });
  return { id, position: row.position, card, note: await crowdedNote(ctx, row) };
}
