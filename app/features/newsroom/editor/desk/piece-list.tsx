import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { editorPath } from '../pieces.ts';
import { EditorDesk } from './editor-desk.tsx';
import { PieceLines } from './piece-lines.tsx';
import type { PieceList } from './queries.server.ts';

/** Everything of one kind at the editor's desk. */
export function PieceListView({ kind, lines, page, hasMore }: PieceList) {
  const t = useMessages(editorDesk);
  return (
    <EditorDesk
      section={kind}
      above={null}
      title={t(`sections.${kind}`)}
      lead={t(`sectionLeads.${kind}`)}
    >
      <p>
        <ButtonLink to={editorPath(kind, 'new')}>{t(`newPiece.${kind}`)}</ButtonLink>
      </p>
      {lines.length === 0 ? <EmptyState text={t(`none.${kind}`)} /> : <PieceLines lines={lines} />}
      {(page > 1 || hasMore) && (
        <p className={layout.row}>
          {page > 1 && <Link to={`?page=${page - 1}`}>{t('newer')}</Link>}
          {hasMore && <Link to={`?page=${page + 1}`}>{t('older')}</Link>}
        </p>
      )}
    </EditorDesk>
  );
}
