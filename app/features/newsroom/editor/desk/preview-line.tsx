import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../forms/piece-form.css.ts';
import { editorPath, type PieceKind } from '../pieces.ts';

/** Says above a preview that it is one, with the way back. */
export function PreviewLine({ kind, id }: { kind: PieceKind; id: string }) {
  const t = useMessages(editorDesk);
  return (
    <div className={styles.preview} role="note">
      <div className={`${layout.page} ${layout.spread}`}>
        <p>
          <strong>{t('preview')}</strong> {t('previewLine')}
        </p>
        <p>
          <Link to={editorPath(kind, id)}>{t('backToEditing')}</Link>
        </p>
      </div>
    </div>
  );
}
