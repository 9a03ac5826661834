import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';
import * as fieldStyles from '#app/ui/forms/field.css.ts';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import {
  Choices,
  isOpenAt,
  pictureAt,
  PictureFrame,
  Shown,
  type PictureFieldProps,
} from './picture-choices.tsx';
import * as styles from './pictures.css.ts';

/** A field with one picture: kept, left out, chosen among the site's, or uploaded. */
export function PictureField(props: PictureFieldProps) {
  const { form, name, pictures } = props;
  const t = useMessages(editorPictures);
  const { value } = form.field(name);
  const isOpen = isOpenAt(form, name);
  const radio = (address: string, label: string) => (
    <label className={fieldStyles.choice}>
      <input type="radio" name={name} value={address} defaultChecked={address === value} />
      <span>{label}</span>
    </label>
  );
  return (
    <PictureFrame {...props}>
      {value === '' ? (
        <p>{t('none')}</p>
      ) : (
        <div className={styles.current}>
          <Shown picture={pictureAt(pictures, value, t('uploaded'))} />
        </div>
      )}
      <input type="hidden" name={shownFieldOf(name)} value={value} />
      {(value !== '' || isOpen) && (
        <div>
          {value !== '' && radio(value, t('keep'))}
          {radio('', t('without'))}
        </div>
      )}
      {isOpen && <Choices type="radio" name={name} pictures={pictures} without={[value]} />}
    </PictureFrame>
  );
}
