import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import type { PieceKind } from '../pieces.ts';

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
