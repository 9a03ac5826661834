import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

type Label =
  'folder' | 'documentTitle' | 'datedOn' | 'textTitle' | 'textLead' | 'sections' | 'access';

/** The fields of a form that differ from what is saved now. */
export const compared = (
  locale: Locale,
  fields: [label: Label, saved: string, typed: string][],
): ComparedField[] =>
  fields
    .filter(([, saved, typed]) => saved !== typed)
    .map(([name, saved, typed]) => {
      const side = (text: string) => ({
        text: text || translate(locale, 'recordsDesk.nothing'),
        lang: undefined,
        pictures: [],
      });
      return {
        name,
        label: translate(locale, `recordsDesk.${name}`),
        before: side(saved),
        after: side(typed),
      };
    });
