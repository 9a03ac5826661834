import { TextField } from '#app/ui/forms/field.tsx';
import * as styles from './list-search.css.ts';

/** What is typed to search a list of the desk. */
export const SearchWords = ({ label, q }: { label: string; q: string }) => (
  <div className={styles.typed}>
    <TextField
      label={label}
      type="search"
      required={false}
      field={{ name: 'q', id: 'q', value: q, errors: [] }}
      maxLength={120}
    />
  </div>
);
