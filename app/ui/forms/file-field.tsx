import { Field, type InputProps } from './field.tsx';
import * as styles from './file-field.css.ts';

/**
 * A file input; a large one is a tile that files are dropped on. Browsers forget the chosen files when
 * the form comes back.
 */
export function FileField({
  label,
  field,
  hint,
  optional,
  large = false,
  ...rest
}: InputProps & { large?: boolean }) {
  return (
    <Field {...{ label, field, hint, optional }}>
      {(described) => (
        <input
          {...rest}
          {...described}
          type="file"
          required={rest.required ?? !optional}
          className={large ? styles.tile : styles.file}
        />
      )}
    </Field>
  );
}
