import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { photos } from '#app/messages/en/photos.ts';
import { Button } from '#app/ui/button.tsx';
import * as styles from '../photos.css.ts';
import type { ChosenPhoto } from './use-uploads.ts';

/** The photos that were just chosen, with their progress, and the addresses of the uploaded ones. */
export function ChosenPhotos({
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
