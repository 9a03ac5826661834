import type { Community, CommunityDocument } from '#db/entities/index.ts';
import type { DocumentKind, FolderKind } from '#db/enums.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import {
  folderNotFound,
  folderRows,
  requireShelf,
  toFolder,
  type Shelf,
} from '../access.server.ts';
import { findDocuments, titleMatches, type DocumentRow } from '../documents.server.ts';

/**
 * The folders of a shelf, and what `search` finds in the titles, and in all the words of the house rules
 * and the emergency procedures, in both languages. What this person may not see is not in
 * it, nor counted. Throws AppError as `requireShelf` does.
 */
export async function openShelf(ctx: Ctx, slug: string, search: string) {
  const shelf = await requireShelf(ctx, slug);
  const { community, readable } = shelf;
  const [rows, documents, texts] = await Promise.all([
    folderRows(ctx.em, community.id, readable),
    findDocuments(ctx.em, community.id, { readable }),
    shelfTexts(ctx, community),
  ]);
  const folders = rows.map((folder) => {
    const inside = documents.filter(({ folderId }) => folderId === folder.id);
    return {
      ...toFolder(ctx.locale, folder),
      /** How many documents of it this person may see, and how many texts have pages of their own. */
      count: inside.length,
      pages: textsIn(texts, folder.kind).length,
      /** The date of the newest document. */
      newest: inside[0]?.datedOn ?? null,
    };
  });
  const found = search && {
    texts: texts.filter((text) => hasWords(text, search)).map(asShelfText),
    documents: documents.filter(({ title }) => titleMatches(title, search)).map(asShelfDocument),
  };
  return { ...pageOf(shelf), search, folders, found: found || null };
}

export type ShelfFolder = Awaited<ReturnType<typeof openShelf>>['folders'][number];

/** A folder of a shelf with its documents. Throws AppError as `requireShelf` does, and `not-found`. */
export async function folderPage(ctx: Ctx, slug: string, id: string | undefined) {
  const shelf = await requireShelf(ctx, slug);
  const { community, readable } = shelf;
  const folderId = parseIdParam(id, 'records.folderNotFound');
  const [[folder], documents, allTexts] = await Promise.all([
    folderRows(ctx.em, community.id, readable, folderId),
    findDocuments(ctx.em, community.id, { readable, folderId }),
    shelfTexts(ctx, community),
  ]);
  if (!folder) throw folderNotFound();
  const texts = textsIn(allTexts, folder.kind).map(asShelfText);
  return {
    ...pageOf(shelf),
    folder: toFolder(ctx.locale, folder),
    texts,
    documents: documents.map(asShelfDocument),
  };
}

/** What is the same on every page of a shelf. */
const pageOf = ({ community, readable, moderates }: Shelf) => ({
  community: { name: community.name, slug: community.slug },
  moderates,
  /** Whether the folders of owners are open to this person. */
  seesOwners: readable.includes('OWNERS'),
  contacts: {
    managerEmail: community.managerEmail ?? null,
    managerPhone: community.managerPhone ?? null,
    boardEmail: community.boardEmail ?? null,
  },
});

/** A document as its readers see it, with the number and note of its present version. */
const asShelfDocument = (row: DocumentRow) => ({
  id: row.id,
  title: row.title,
  language: row.language,
  datedOn: row.datedOn,
  number: row.number,
  note: row.note,
  mediaType: row.mediaType,
  bytes: row.bytes,
  isScan: row.hasText === false,
});

export type ShelfDocument = ReturnType<typeof asShelfDocument>;

const asShelfText = ({ to, title, language, updatedAt }: TextOfKind) => ({
  to,
  title,
  language,
  updatedAt,
});

/** A text of the community that has a page of its own: the house rules, the emergency plan. */
export type ShelfText = ReturnType<typeof asShelfText>;

/** The addresses of the texts that have pages of their own. */
const pages: Record<DocumentKind, string> = { RULES: 'rules', EMERGENCY: 'emergency' };

type Written = Pick<CommunityDocument, 'title' | 'lead' | 'sections'>;

/** The texts that a community has, in the reader's language where they are in it. */
async function shelfTexts({ em, locale }: Ctx, community: Community) {
  const rows = await kysely(em)
    .selectFrom('community_documents')
    .select(['kind', 'language', 'title', 'lead', 'sections', 'translation', 'updatedAt'])
    .where('community', '=', community.id)
    .execute();
  return rows.map((row) => {
    const { title, language } = sideFor(locale, row);
    const to = `/communities/${community.slug}/${pages[row.kind]}`;
    /** All its words, in each language that it has. */
    const sides = [row, ...(row.translation ? [row.translation] : [])].map(wordsOf);
    return { kind: row.kind, to, title, language, updatedAt: row.updatedAt, sides };
  });
}

type TextOfKind = Awaited<ReturnType<typeof shelfTexts>>[number];

const wordsOf = ({ title, lead, sections }: Written): string =>
  [title, lead, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join(
    '\n',
  );

const hasWords = ({ sides }: TextOfKind, search: string): boolean =>
  sides.some((words) => titleMatches(words, search));

const textsIn = (texts: TextOfKind[], kind: FolderKind): TextOfKind[] =>
  texts.filter((text) => text.kind === kind);
