import { useLocale } from '#app/lib/i18n/use-messages.tsx';
import { Field, type InputProps } from './field.tsx';
import * as styles from './money-field.css.ts';

/** A short field for an amount of money; its label says of which. */
export function MoneyField({ label, field, hint, optional, ...rest }: InputProps) {
  const sign = <span aria-hidden>$</span>;
  const isFirst = useLocale() === 'en';
  return (
    <Field {...{ label, field, hint, optional }}>
      {(described) => (
        <span className={styles.amount}>
          {isFirst && sign}
          <input
            type="text"
            inputMode="decimal"
            {...rest}
            {...described}
            required={rest.required ?? !optional}
            defaultValue={field.value}
            className={styles.short}
          />
          {!isFirst && sign}
        </span>
      )}
    </Field>
  );
}
