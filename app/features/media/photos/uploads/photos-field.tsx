import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { photos as messages } from '#app/messages/en/photos.ts';
import type { FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { thumbnailOf } from '../addresses.ts';
import { NewPhotos } from './new-photos.tsx';
import * as styles from '../photos.css.ts';

/**
 * The photos of a form: the ones it has, each with a checkbox to remove it, and an input for more.
 * The form posts as multipart/form-data.
 */
export function PhotosField({ form, most }: { form: FormState; most?: number | undefined }) {
  const t = useMessages(messages);
  const saved = Array.from({ length: form.count('images', 0) }, (_, index) =>
    form.field(`images[${index}]`),
  );
  const photos = form.field('photos');
  const field = { ...photos, errors: [...photos.errors, ...form.field('images').errors] };
  return (
    <fieldset id={form.field('images').id} className={styles.photos}>
      <legend className={saved.length > 0 ? styles.legend : layout.visuallyHidden}>
        {t('legend')}
      </legend>
      {saved.length > 0 && (
        <ul role="list" className={styles.grid}>
          {saved.map(({ name, value }, index) => (
            <li key={value} className={styles.photo}>
              <input type="hidden" name={name} value={value} />
              <img
                src={thumbnailOf(value)}
                alt=""
                width={400}
                height={300}
                className={styles.picture}
              />
              <label className={styles.remove}>
                <input type="checkbox" name="removeImages" value={value} />
                {t('removeNumber', { number: index + 1 })}
              </label>
            </li>
          ))}
        </ul>
      )}
      {/* In a form that came back, the photos that were accepted are above and the input is empty. */}
      <NewPhotos
        key={saved.map(({ value }) => value).join()}
        field={field}
        savedCount={saved.length}
        most={most}
      />
    </fieldset>
  );
}
