import { SponsorCards } from '#app/features/newsroom/sponsors/sponsor-cards.tsx';
import type { Placement } from '#app/features/newsroom/sponsors/queries.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorialForms } from '#app/messages/en/editorial-forms.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { AdPosition } from '#db/enums.ts';
import { PreviewLine } from '../desk/preview-line.tsx';
import * as styles from './card-preview.css.ts';

/** A sponsor's card at the width of its slot. */
export function CardPreview({
  id,
  position,
  card,
  note,
}: {
  id: string;
  position: AdPosition;
  card: Placement;
  note: string | null;
}) {
  const t = useMessages(editorialForms);
  const desk = useMessages(editorDesk);
  const isRow = position === 'home';
  return (
    <>
      <PreviewLine kind="placements" id={id} />
      <div className={`${layout.page} ${layout.section} ${layout.stack}`}>
        <h1>{t('cardPreview')}</h1>
        <p>
          {desk(`positions.${position}`)}. {note ?? t('cardAlone')}
        </p>
        <div className={isRow ? styles.half : styles.side}>
          <SponsorCards placements={[card]} row={isRow} />
        </div>
      </div>
    </>
  );
}
