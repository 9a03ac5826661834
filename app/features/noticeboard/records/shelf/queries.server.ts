import type { Community, CommunityDocument } from '#db/entities/index.ts';
import type { DocumentKind, FolderKind, Language, RecordAccess } from '#db/enums.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { folderNotFound, folderRows, requireShelf, type Shelf } from '../access.server.ts';
import { findDocuments, titleMatches, type DocumentRow } from '../documents.server.ts';
import { folderName, type NamedFolder } from '../folder-name.ts';

/** A document as its readers see it. */
export interface ShelfDocument {
  id: string;
  title: string;
  language: Language;
  /** '2026-03-01' */
  datedOn: string;
  /** Of its present version. */
  number: number;
  note: string | null;
  mediaType: string;
  bytes: number;
  isScan: boolean;
}

/** A text of the community that has a page of its own: the house rules, the emergency plan. */
export interface ShelfText {
  to: string;
  title: string;
  language: Language;
  updatedAt: Date;
}

export interface ShelfFolder extends NamedFolder {
  id: string;
  access: RecordAccess;
  /** How many documents and texts of it this person may see. */
  count: number;
  /** The date of the newest of them. */
  newest: string | null;
}

/** What is the same on every page of a shelf. */
interface ShelfPage {
  community: { name: string; slug: string };
  moderates: boolean;
  /** Whether the folders of owners are open to this person. */
  seesOwners: boolean;
  contacts: { managerEmail: string | null; managerPhone: string | null; boardEmail: string | null };
}

interface FoldersPage extends ShelfPage {
  search: string;
  folders: ShelfFolder[];
  /** What a search found; null without one. */
  found: { texts: ShelfText[]; documents: ShelfDocument[] } | null;
}

/**
 * The folders of a shelf, and what `search` finds in the titles, and in all the words of the house rules
 * and the emergency procedures, in both languages. What this person may not see is not in
 * it, nor counted. Throws AppError as `requireShelf` does.
 */
export async function openShelf(ctx: Ctx, slug: string, search: string): Promise<FoldersPage> {
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
      id: folder.id,
      access: folder.access,
      ...folderName(ctx.locale, folder),
      count: inside.length + textsIn(texts, folder.kind).length,
      newest: inside[0]?.datedOn ?? null,
    };
  });
  const found = search && {
    texts: texts.filter((text) => hasWords(text, search)).map(asShelfText),
    documents: documents.filter(({ title }) => titleMatches(title, search)).map(asShelfDocument),
  };
  return { ...pageOf(shelf), search, folders, found: found || null };
}

interface FolderPage extends ShelfPage {
  folder: Omit<ShelfFolder, 'count' | 'newest'>;
  texts: ShelfText[];
  documents: ShelfDocument[];
}

/** A folder of a shelf with its documents. Throws AppError as `requireShelf` does, and `not-found`. */
export async function openFolder(
  ctx: Ctx,
  slug: string,
  id: string | undefined,
): Promise<FolderPage> {
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
    folder: { id: folder.id, access: folder.access, ...folderName(ctx.locale, folder) },
    texts,
    documents: documents.map(asShelfDocument),
  };
}

const pageOf = ({ community, readable, moderates }: Shelf): ShelfPage => ({
  community: { name: community.name, slug: community.slug },
  moderates,
  seesOwners: readable.includes('OWNERS'),
  contacts: {
    managerEmail: community.managerEmail ?? null,
    managerPhone: community.managerPhone ?? null,
    boardEmail: community.boardEmail ?? null,
  },
});

const asShelfDocument = (row: DocumentRow): ShelfDocument => ({
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

const asShelfText = ({ to, title, language, updatedAt }: TextOfKind): ShelfText => ({
  to,
  title,
  language,
  updatedAt,
});

/** The addresses of the texts that have pages of their own. */
const pages: Record<DocumentKind, string> = { RULES: 'rules', EMERGENCY: 'emergency' };

type Written = Pick<CommunityDocument, 'title' | 'lead' | 'sections'>;

interface TextOfKind extends ShelfText {
  kind: DocumentKind;
  /** All its words, in each language that it has. */
  sides: string[];
}

/** The texts that a community has, in the reader's language where they are in it. */
async function shelfTexts({ em, locale }: Ctx, community: Community): Promise<TextOfKind[]> {
  const rows = await kysely(em)
    .selectFrom('community_documents')
    .select(['kind', 'language', 'title', 'lead', 'sections', 'translation', 'updatedAt'])
    .where('community', '=', community.id)
    .execute();
  return rows.map((row) => {
    const { title, language } = sideFor(locale, row);
    const to = `/communities/${community.slug}/${pages[row.kind]}`;
    const sides = [row, ...(row.translation ? [row.translation] : [])].map(wordsOf);
    return { kind: row.kind, to, title, language, updatedAt: row.updatedAt, sides };
  });
}

const wordsOf = ({ title, lead, sections }: Written): string =>
  [title, lead, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join(
    '\n',
  );

const hasWords = ({ sides }: TextOfKind, search: string): boolean =>
  sides.some((words) => titleMatches(words, search));

const textsIn = (texts: TextOfKind[], kind: FolderKind): TextOfKind[] =>
  texts.filter((text) => text.kind === kind);
