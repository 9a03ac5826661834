import type { FormState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { thumbnailOf } from './addresses.ts';
import { NewPhotos } from './new-photos.tsx';
import * as styles from './photos.css.ts';

/**
 * The photos of a form: those it has, each with a box to take it away, and a place for more.
 * The form posts as multipart/form-data and puts this field last.
 */
export function PhotosField({ form }: { form: FormState }) {
  const kept = Array.from({ length: form.count('images', 0) }, (_, index) =>
    form.field(`images[${index}]`),
  );
  const photos = form.field('photos');
  const field = { ...photos, errors: [...photos.errors, ...form.field('images').errors] };
  return (
    <fieldset id={form.field('images').id} className={styles.photos}>
      <legend className={kept.length > 0 ? styles.legend : layout.visuallyHidden}>Photos</legend>
      {kept.length > 0 && (
        <ul role="list" className={styles.grid}>
          {kept.map(({ name, value }, index) => (
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
                Remove photo {index + 1}
              </label>
            </li>
          ))}
        </ul>
      )}
      {/* A form that came back starts with an empty choice: what came through stands above. */}
      <NewPhotos key={kept.map(({ value }) => value).join()} field={field} taken={kept.length} />
    </fieldset>
  );
}
