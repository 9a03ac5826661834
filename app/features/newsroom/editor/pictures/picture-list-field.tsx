import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';
import { Button } from '#app/ui/button.tsx';
import * as fieldStyles from '#app/ui/forms/field.css.ts';
import { intentField, moveRow } from '#app/ui/forms/row-intents.ts';
import {
  Choices,
  isOpenAt,
  pictureAt,
  PictureFrame,
  Shown,
  type PictureFieldProps,
} from './picture-choices.tsx';
import * as styles from './pictures.css.ts';

/** A field with several pictures: each can be removed or shown first, and others chosen or uploaded. */
export function PictureListField(props: PictureFieldProps) {
  const { form, name, pictures, path } = props;
  const t = useMessages(editorPictures);
  const shown = Array.from({ length: form.count(name, 0) }, (_, index) => {
    const row = form.field(`${name}[${index}]`);
    return { ...row, picture: pictureAt(pictures, row.value, t('uploaded')) };
  });
  return (
    <PictureFrame {...props} hint={t('listHint')}>
      {shown.length === 0 ? (
        <p>{t('noneOfList')}</p>
      ) : (
        <ul role="list" className={styles.grid}>
          {shown.map((row, index) => (
            <li key={row.value}>
              <input type="hidden" name={row.name} value={row.value} />
              <Shown picture={row.picture} />
              {row.errors.length > 0 && (
                <p className={fieldStyles.error}>{row.errors.join('\n')}</p>
              )}
              <label className={fieldStyles.choice}>
                <input type="checkbox" name="removeImages" value={row.value} />
                <span className={styles.name}>{t('remove', { name: row.picture.name })}</span>
              </label>
              {index > 0 && (
                <Button
                  kind="plain"
                  name={intentField}
                  value={moveRow(name, index, 0)}
                  formAction={`${path}#${form.field(name).id}`}
                  aria-label={t('firstOf', { name: row.picture.name })}
                >
                  {t('first')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpenAt(form, name) && (
        <Choices
          type="checkbox"
          name="addImages"
          pictures={pictures}
          without={shown.map(({ value }) => value)}
        />
      )}
    </PictureFrame>
  );
}
