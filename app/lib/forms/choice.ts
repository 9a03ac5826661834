import type { MessageKey } from '#app/messages/catalogue.server.ts';

/**
 * A choice of a form, and the fields that count only under some of its options. `withChoices` binds it to a schema,
 * and `fieldOf` to the fields of the page.
 */
export interface Choice {
  /** The name of the field that chooses. */
  name: string;
  /** What each option is called; '' is the one without a value. */
  options: Record<string, MessageKey>;
  /** The option of a form that leaves the field out. */
  unset?: string;
  fields: Record<string, DependentField>;
}

interface DependentField {
  label: MessageKey;
  /** A box to select, which has no text to quote. */
  isBox?: true;
  /** The options under which the field counts. */
  options: [string, ...string[]];
}

/** The attributes of a control whose text selects its option (see `select-option.ts`). */
export const fieldOf = ({ name, fields }: Choice, field: string) => ({
  'data-choice': name,
  'data-options': (fields[field]?.options ?? []).join(' '),
});

/**
 * The name of the buttons that answer which of two was meant, and of those of one entry of a list: fields, as in an
 * address, to set before all else.
 */
export const pickField = '__pick__';

/** In the value of such a button, the field that gets the text of another one, which belongs to its entry. */
export const fromField = <Field extends string>(field: Field) => `from.${field}` as const;

/** Where a form that comes back has the questions of `Question`. */
export const questionsField = '__questions__';

/** The name of the hidden field with what a field held when its form was opened. */
export const shownFieldOf = <Field extends string>(field: Field) => `__shown__${field}` as const;

/** A field was filled in, and its option is not chosen. */
export interface Question {
  text: string;
  /** The names and values to send by `pickField`, with the words of the button. */
  picks: { label: string; value: string }[];
  /** The same without an answer, for Enter in a field. */
  again: string;
}
