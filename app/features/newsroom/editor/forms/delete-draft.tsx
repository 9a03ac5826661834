import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { editorPath, type PieceKind } from '../pieces.ts';
import type { EditedPiece } from './editor-page.ts';

/** Opens to what deleting a draft means, and the button. */
export function DeleteDraft({ kind, piece }: { kind: PieceKind; piece: EditedPiece }) {
  const t = useMessages(editorDesk);
  return (
    <details>
      <summary>{t('deleteDraft')}</summary>
      <Form method="post" action={editorPath(kind, piece.id, 'delete')} className={layout.stack}>
        <input type="hidden" name="version" value={piece.version} />
        <p>{t('deleteSure')}</p>
        <div>
          <Button kind="danger">{t('deleteNow')}</Button>
        </div>
      </Form>
    </details>
  );
}
