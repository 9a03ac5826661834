import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { photos } from '#app/messages/en/photos.ts';
import { Button } from '#app/ui/button.tsx';
import { FileField } from '#app/ui/forms/file-field.tsx';
import type { FieldState } from '#app/ui/forms/form-state.ts';
import { mostPhotos } from '../limits.ts';
import * as styles from '../photos.css.ts';
import { useUploads, type ChosenPhoto } from './use-uploads.ts';

const formats = 'image/jpeg,image/png,image/webp,image/avif';

/**
 * An input for photos. Where scripts run, each photo is shown and uploaded at once, one after the
 * other, and the form then sends its address. A photo that could not be uploaded stays in the
 * input and goes with the form, as all photos do without scripts.
 */
export function NewPhotos({
  field,
  savedCount,
  most = mostPhotos,
}: {
  field: FieldState;
  savedCount: number;
  most?: number | undefined;
}) {
  const t = useMessages(photos);
  const { chosen, choose, remove } = useUploads(most - savedCount);
  const uploaded = chosen.filter(({ url }) => url).length;
  return (
    <>
      <FileField
        label={t('add')}
        optional
        large
        multiple
        accept={formats}
        hint={t('hint', { count: most })}
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

/** The photos that were just chosen, with their progress, and the addresses of the uploaded ones. */
function ChosenPhotos({
  chosen,
  firstIndex,
  onRemove,
}: {
  chosen: ChosenPhoto[];
  /** The place of the first uploaded photo among the form's `images`. */
  firstIndex: number;
  onRemove: (photo: ChosenPhoto) => void;
}) {
  const t = useMessages(photos);
  const uploaded = chosen.filter(({ url }) => url);
  return (
    <ul role="list" className={styles.grid} aria-label={t('chosen')}>
      {chosen.map((photo) => (
        <li key={photo.preview} className={styles.photo}>
          {photo.url && (
            <input
              type="hidden"
              name={`images[${firstIndex + uploaded.indexOf(photo)}]`}
              value={photo.url}
            />
          )}
          {photo.refusal ? (
            <p className={styles.refusal}>
              <bdi>{photo.file.name}</bdi>
              <br />
              {photo.refusal}
            </p>
          ) : (
            <img
              src={photo.preview}
              alt={photo.file.name}
              width={400}
              height={300}
              className={styles.picture}
            />
          )}
          {photo.isPending && photo.progress > 0 && (
            <progress
              value={photo.progress}
              aria-label={t('sending', { file: photo.file.name })}
              className={styles.progress}
            />
          )}
          {(photo.url || photo.refusal) && (
            <Button
              type="button"
              kind="plain"
              aria-label={t('removeFile', { file: photo.file.name })}
              onClick={() => onRemove(photo)}
            >
              {t('remove')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
