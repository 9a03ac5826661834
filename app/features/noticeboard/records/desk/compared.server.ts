import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import { differingFields, type BothSides } from '#app/lib/forms/differing-fields.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

type Label =
  | 'folder'
  | 'documentTitle'
  | 'datedOn'
  | 'textTitle'
  | 'textLead'
  | 'sections'
  | 'access';

/** The fields of a form that differ from what is saved now. */
export const compared = (locale: Locale, fields: BothSides<Label>[]): ComparedField[] =>
  differingFields(locale, (name) => translate(locale, `recordsDesk.${name}`), fields);
