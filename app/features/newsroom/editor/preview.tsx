import { ContractorList } from '#app/features/newsroom/contractors/contractor-list.tsx';
import type { ContractorEntry } from '#app/features/newsroom/contractors/queries.server.ts';
import { SponsorCards } from '#app/features/newsroom/sponsors/sponsor-cards.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { editorPath, type PieceKind } from './pieces.ts';
import type { PlacementPreview } from './placements.server.ts';
import * as styles from './preview.css.ts';

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

/** A contractor as the archive page lists it. */
export function ContractorPreview({ contractor }: { contractor: ContractorEntry }) {
  const t = useMessages(editorialForms);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <h1>{t('contractorPreview')}</h1>
      <ContractorList heading="h2" contractors={[contractor]} />
    </div>
  );
}

/** A sponsor's card at the width of its slot. */
export function CardPreview({ position, card, note }: PlacementPreview) {
  const t = useMessages(editorialForms);
  const desk = useMessages(editorDesk);
  const isRow = position === 'home';
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
      <h1>{t('cardPreview')}</h1>
      <p>
        {desk(`positions.${position}`)}. {note ?? t('cardAlone')}
      </p>
      <div className={isRow ? styles.half : styles.side}>
        <SponsorCards placements={[card]} row={isRow} />
      </div>
    </div>
  );
}
