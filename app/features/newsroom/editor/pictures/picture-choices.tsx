import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorPictures } from '#app/messages/en/editor-pictures.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as fieldStyles from '#app/ui/forms/field.css.ts';
import { FileField } from '#app/ui/forms/file-field.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { intentField, searchFrom } from '#app/ui/forms/row-intents.ts';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { mostDescribed, uploadOf } from './fields.ts';
import type { PictureChoice, PictureLibrary } from './library.server.ts';
import * as styles from './pictures.css.ts';

/** What the picture of a field is chosen with. */
export interface PictureFieldProps {
  form: FormState;
  /** The name of the field. */
  name: string;
  label: string;
  pictures: PictureLibrary;
  /** The address of the form. */
  path: string;
  /** Whether an uploaded picture is described here, because the piece does not say what it shows. */
  isDescribed?: boolean;
}

/** Whether the form came back to show the pictures that a field can have. */
export const isOpenAt = ({ result }: FormState, name: string): boolean =>
  result?.intent?.type === 'update' && result.intent.payload.name === name;

/** The picture at an address, with what it is called. */
export function pictureAt(
  { used, site, unsaved }: PictureLibrary,
  address: string,
  unnamed: string,
): PictureChoice {
  const found = [...unsaved, ...used, ...site].find((one) => one.address === address);
  return found ?? { address, thumbnail: thumbnailOf(address), name: unnamed };
}

/** A picture as it is, with its name. */
export const Shown = ({ picture: { thumbnail, name } }: { picture: PictureChoice }) => (
  <>
    <img src={thumbnail} alt="" width={400} height={300} className={styles.picture} />
    <span className={styles.name}>{name}</span>
  </>
);

/** The pictures that a field can have, each with a box; without those that it has. */
export function Choices({
  type,
  name,
  pictures: { used, site },
  without,
}: {
  type: 'radio' | 'checkbox';
  /** Of the boxes. */
  name: string;
  pictures: PictureLibrary;
  without: string[];
}) {
  const t = useMessages(editorPictures);
  return [['used', used] as const, ['site', site] as const].map(([group, all]) => {
    const offered = all.filter(({ address }) => !without.includes(address));
    return (
      offered.length > 0 && (
        <div key={group} role="group" aria-label={t(group)} className={layout.stack}>
          <strong>{t(group)}</strong>
          <div className={styles.grid}>
            {offered.map((picture) => (
              <label key={picture.address} className={styles.choice}>
                <img
                  src={picture.thumbnail}
                  alt=""
                  width={400}
                  height={300}
                  loading="lazy"
                  className={`${styles.picture} ${styles.wide}`}
                />
                <input type={type} name={name} value={picture.address} />
                <span className={styles.name}>{picture.name}</span>
              </label>
            ))}
          </div>
        </div>
      )
    );
  });
}

/** The frame around a field's pictures, with what is wrong with them, and the ways to another one below. */
export function PictureFrame({
  form,
  name,
  label,
  path,
  hint,
  isDescribed = false,
  children,
}: Omit<PictureFieldProps, 'pictures'> & {
  hint?: string;
  children: ReactNode;
}) {
  const t = useMessages(editorPictures);
  const field = form.field(name);
  const upload = form.field(uploadOf(name));
  const at = `${path}#${field.id}`;
  return (
    <fieldset id={field.id} className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={fieldStyles.hint}>{hint}</p>}
      {field.errors.length > 0 && <p className={fieldStyles.error}>{field.errors.join('\n')}</p>}
      {children}
      {!isOpenAt(form, name) && (
        <p>
          <Button kind="quiet" name={intentField} value={searchFrom(name)} formAction={at}>
            {t('choose')}
          </Button>
        </p>
      )}
      {/* Has the address of an upload while the form asks whether it was meant. */}
      {upload.value && <input type="hidden" name={upload.name} value={upload.value} />}
      <FileField
        label={t('upload')}
        hint={t('uploadHint')}
        optional
        accept="image/jpeg,image/png,image/webp,image/avif"
        field={upload}
      />
      {isDescribed &&
        (['altEn', 'altFr'] as const).map((alt) => (
          <TextField
            key={alt}
            label={t(alt)}
            hint={t('altHint')}
            maxLength={mostDescribed}
            optional
            field={form.field(alt)}
          />
        ))}
      <div>
        <Button
          kind="quiet"
          name={intentField}
          value={searchFrom(uploadOf(name))}
          formAction={at}
          aria-describedby={`${field.id}-add`}
        >
          {t('add')}
        </Button>
        <p id={`${field.id}-add`} className={fieldStyles.hint}>
          {t('addHint')}
        </p>
      </div>
    </fieldset>
  );
}
