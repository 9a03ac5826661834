import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { EditorDesk } from '../desk/editor-desk.tsx';
import { EditionFields, ToTranslation } from '../newsletters/edition-form.tsx';
import type { EditedPiece, PieceEditorPage } from '../piece-editor.server.ts';
import { editorPath, type PieceKind } from '../pieces.ts';
import { ArticleFields, ContractorFields, EventFields, PlacementFields } from './piece-fields.tsx';
import { PieceForm } from './piece-form.tsx';

const fieldsOf = {
  newsletters: EditionFields,
  events: EventFields,
  articles: ArticleFields,
  placements: PlacementFields,
  contractors: ContractorFields,
};

/** The form of a piece of any kind, new or not. */
export function PiecePage({
  kind,
  page,
  reply,
}: {
  kind: PieceKind;
  page: PieceEditorPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(editorDesk);
  const langOf = useLang();
  const { piece, note, pictures } = page;
  const path = editorPath(kind, piece?.id ?? 'new');
  const Fields = fieldsOf[kind];
  return (
    <EditorDesk
      section={kind}
      title={piece?.heading.title ?? t(`newPiece.${kind}`)}
      lang={piece ? langOf(piece.heading.language) : undefined}
      lead={piece && <Lead piece={piece} />}
    >
      {note && <p role="note">{note}</p>}
      {kind === 'newsletters' && piece && (
        <ToTranslation piece={piece} isThere={page.values.hasTranslation !== ''} />
      )}
      <PieceForm kind={kind} page={page} reply={reply}>
        {(form) => <Fields {...{ form, piece, pictures, path }} />}
      </PieceForm>
    </EditorDesk>
  );
}

function Lead({ piece: { status, publicPath } }: { piece: EditedPiece }) {
  const t = useMessages(editorDesk);
  const leads = {
    DRAFT: t('draftLead'),
    PUBLISHED: t('publishedLead'),
    ARCHIVED: publicPath ? t('archivedLead') : t('archivedHidden'),
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
