import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';

/** What the editor writes, each kind with a list under /manage/editor. */
const pieceKinds = ['newsletters', 'events', 'articles', 'placements', 'contractors'] as const;
export type PieceKind = (typeof pieceKinds)[number];

/** The sections of the editor's desk, in the order of its menu. */
export const editorSections = [...pieceKinds, 'communities'] as const;
export type EditorSection = (typeof editorSections)[number];

/** An address of the editor's desk. */
export const editorPath = (...parts: string[]): string => ['/manage/editor', ...parts].join('/');

export const isPieceKind = (text: string | undefined): text is PieceKind =>
  pieceKinds.some((kind) => kind === text);

/** The head of a page about one piece; a new one has no title yet. */
export function pieceMeta(
  matches: Parameters<typeof metaMessages>[0],
  kind: PieceKind,
  title: string | undefined,
) {
  const t = metaMessages(matches, editorDesk);
  return privateMeta({
    title: [title ?? t(`newPiece.${kind}`), t(`sections.${kind}`)],
    description: t(`sectionLeads.${kind}`),
  });
}
