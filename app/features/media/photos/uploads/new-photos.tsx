import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { photos } from '#app/messages/en/photos.ts';
import { FileField } from '#app/ui/forms/field.tsx';
import type { FieldState } from '#app/ui/forms/form-state.ts';
import { mostPhotos } from '../limits.ts';
import { ChosenPhotos } from './chosen-photos.tsx';
import * as styles from '../photos.css.ts';
import { useUploads } from './use-uploads.ts';

const formats = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * An input for photos. Where scripts run, each photo is shown and uploaded at once, one after the
 * other, and the form then sends its address. A photo that could not be uploaded stays in the
 * input and goes with the form, as all photos do without scripts.
 */
export function NewPhotos({ field, savedCount }: { field: FieldState; savedCount: number }) {
  const t = useMessages(photos);
  const { chosen, choose, remove } = useUploads(mostPhotos - savedCount);
  const uploaded = chosen.filter(({ url }) => url).length;
  return (
    <>
      <FileField
        label={t('add')}
        optional
        multiple
        accept={formats}
        hint={t('hint', { maximum: mostPhotos })}
        field={field}
        onChange={({ target }) => void choose(target)}
      />
      {chosen.length > 0 && (
        <ChosenPhotos chosen={chosen} firstIndex={savedCount} onRemove={remove} />
      )}
      <p role="status" className={styles.status}>
        {uploaded > 0 && t('added', { count: uploaded })}
      </p>
    </>
  );
}
