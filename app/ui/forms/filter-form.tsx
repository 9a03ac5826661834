import { useId } from 'react';
import { button } from '../button.css.ts';
import { Icon } from '../drawings/icon.tsx';
import { Chips, type Chip } from '../navigation/chips.tsx';
import * as layout from '../styles/layout.css.ts';
import * as fields from './field.css.ts';
import * as styles from './filter-form.css.ts';

/** A field that narrows a list; with `options` a list to choose from. */
export interface FilterField {
  name: string;
  label: string;
  type: 'search' | 'text' | 'date' | 'checkbox';
  /** Of a checkbox: 'yes' where it is ticked. */
  value: string;
  options?: [value: string, label: string][];
}

/** One choice that narrows a list at once: links, each to the list with that value. */
export interface FilterChips {
  name: string;
  label: string;
  /** Empty where it does not narrow. */
  value: string;
  choices: Chip[];
}

interface MoreFilters {
  label: string;
  /** How many of them narrow the list. */
  inUse: number;
  isOpen: boolean;
  fields: FilterField[];
  /** The button below them. */
  show: string;
}

/** A form that narrows a list. The server writes its words, so that scripts are no heavier for it. */
export interface Filters {
  /** The address, and the parameters that stay. */
  action: string;
  hidden: Record<string, string>;
  /** The words to look for, and what is folded below them. */
  words: FilterField;
  chips?: FilterChips | null;
  more: MoreFilters | null;
  button: string;
  /** What was found, what could not be read, and the way back to the whole list. */
  found: string | null;
  unread: string | null;
  clear: string | null;
}

export function FilterForm({
  filters,
  isEmpty = false,
}: {
  filters: Filters;
  /** Whether the list is empty; without filters, it needs no form then. */
  isEmpty?: boolean;
}) {
  const { action, hidden, words, chips, more, found, unread, clear } = filters;
  if (isEmpty && !found && !unread) return null;
  return (
    <div className={layout.stack}>
      {chips && <Chips inOneRow label={chips.label} chips={chips.choices} />}
      <form
        method="get"
        role="search"
        aria-label={words.label}
        action={action}
        className={`${layout.stack} ${styles.form}`}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {chips?.value && <input type="hidden" name={chips.name} value={chips.value} />}
        <div className={`${layout.searchRow} ${more ? styles.besideMore : ''}`}>
          <Control field={words} inside={filters.button} />
          <button className={button.quiet}>
            <Icon name="search" />
            <span className={layout.wordsOnWide}>{filters.button}</span>
          </button>
        </div>
        {more && (
          <details open={more.isOpen}>
            <summary className={styles.more}>
              <Icon name="filter" />
              {more.inUse > 0 && <span aria-hidden>{more.inUse}</span>}
              <span className={layout.wordsOnWide}>{more.label}</span>
            </summary>
            <div className={styles.fields}>
              {more.fields.map((one) => (
                <Control key={one.name} field={one} />
              ))}
              <button className={button.quiet}>{more.show}</button>
            </div>
          </details>
        )}
      </form>
      {unread && <p className={fields.error}>{unread}</p>}
      {found && (
        <p role="status">
          {found} <a href={action + '?' + new URLSearchParams(hidden)}>{clear}</a>
        </p>
      )}
    </div>
  );
}

function Control({
  field: { name, label, type, value, options },
  inside,
}: {
  field: FilterField;
  /** What is written inside it, in place of a label above: short enough for a phone. */
  inside?: string;
}) {
  const id = useId();
  if (type === 'checkbox') {
    return (
      <label className={fields.choice}>
        <input type={type} name={name} value="yes" defaultChecked={value === 'yes'} />
        {label}
      </label>
    );
  }
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={inside ? layout.visuallyHidden : fields.label}>
        {label}
      </label>
      {options ? (
        <select id={id} name={name} defaultValue={value} className={fields.select}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...{ id, name, type }}
          defaultValue={value}
          placeholder={inside}
          className={fields.control}
        />
      )}
    </div>
  );
}
