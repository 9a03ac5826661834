import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Link } from '#app/ui/navigation/link.ts';
import type { EditedPiece } from './editor-page.ts';

/** Where a piece stands, and its address once readers have one. */
export function PieceLead({ piece }: { piece: EditedPiece }) {
  const t = useMessages(editorDesk);
  const { status, publicPath } = piece;
  const leads = {
    DRAFT: t('draftLead'),
    PUBLISHED: t('publishedLead'),
    ARCHIVED: t('archivedLead'),
  };
  return (
    <>
      {leads[status]}
      {publicPath && status !== 'DRAFT' && (
        <>
          {' '}
          {t('readers')} <Link to={publicPath}>{publicPath}</Link>.
        </>
      )}
    </>
  );
}
