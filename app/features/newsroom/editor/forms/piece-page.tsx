import type { ReactNode } from 'react';
import type { FormReply } from '#app/lib/forms/submit-form.server.ts';
import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';
import { Link } from '#app/ui/navigation/link.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { EditorDesk } from '../desk/editor-desk.tsx';
import { editorPath, type PieceKind } from '../pieces.ts';
import type { EditedPiece, PieceEditorPage } from './editor-page.ts';
import { PieceForm } from './piece-form.tsx';
import { PieceLead } from './piece-lead.tsx';

/** The page of a form at the editor's desk. */
export function PieceFrame({
  kind,
  piece,
  children,
}: {
  kind: PieceKind;
  /** Null for a new one. */
  piece: EditedPiece | null;
  children: ReactNode;
}) {
  const t = useMessages(editorDesk);
  const pictures = useMessages(editorPictures);
  const langOf = useLang();
  return (
    <EditorDesk
      section={kind}
      title={piece?.title ?? t(`newPiece.${kind}`)}
      lang={piece ? langOf(piece.language) : undefined}
      lead={piece && <PieceLead piece={piece} />}
    >
      {piece && (
        <p>
          <Link to={editorPath(kind, piece.id, 'pictures')}>{pictures('link')}</Link>
        </p>
      )}
      {children}
    </EditorDesk>
  );
}

/** The page of an event, an article or a card, new or not. */
export function PiecePage({
  kind,
  page,
  reply,
  sending,
  children,
}: {
  kind: PieceKind;
  page: PieceEditorPage;
  reply: FormReply | undefined;
  sending: FormData | undefined;
  children: (form: FormState) => ReactNode;
}) {
  return (
    <PieceFrame kind={kind} piece={page.piece}>
      {page.note && <p role="note">{page.note}</p>}
      <PieceForm {...{ kind, page, reply, sending }}>{children}</PieceForm>
    </PieceFrame>
  );
}
