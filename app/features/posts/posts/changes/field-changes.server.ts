import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import { formatsFor, type Formats } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { changedFields, type FieldName, type PostFields } from './post-fields.server.ts';

/**
 * What differs between two texts of a post, field by field, as people read it. The words are put
 * together here because the kinds have different fields, and a form page has no room for the words
 * of all of them. `money` is how the page around it writes prices.
 */
export const fieldChanges = (
  locale: Locale,
  before: PostFields,
  after: PostFields,
  money: PriceFormat = 'price',
): ComparedField[] =>
  changedFields(before, after).map((name) => ({
    name,
    label: translate(locale, `posts.fields.${name}`),
    before: sideOf(locale, name, before, money),
    after: sideOf(locale, name, { language: before.language, ...after }, money),
  }));

type PriceFormat = keyof Pick<Formats, 'price' | 'exactPrice'>;

function sideOf(
  locale: Locale,
  name: FieldName,
  fields: PostFields,
  money: PriceFormat,
): ComparedField['before'] {
  const text = valueText(locale, name, fields, money);
  const language = text && written.has(name) ? fields.language : null;
  return {
    text: text || translate(locale, 'http.fieldIsEmpty'),
    lang: language && language !== locale ? language : undefined,
    pictures: name === 'images' ? (fields.images ?? []).map(thumbnailOf) : [],
  };
}

/** The fields whose words are the author's. */
const written = new Set<FieldName>(['title', 'description', 'place', 'tags']);

function valueText(
  locale: Locale,
  name: FieldName,
  fields: PostFields,
  money: PriceFormat,
): string {
  const { category, condition, price, capacity, tags, language, images } = fields;
  switch (name) {
    case 'price':
      return price == null ? '' : formatsFor(locale)[money](price);
    case 'when':
    case 'endsAt': {
      const moment = fields[name];
      return moment ? formatsFor(locale).fullDateTime(new Date(moment)) : '';
    }
    case 'capacity':
      return capacity == null ? '' : formatsFor(locale).number(capacity);
    case 'category':
      return category ? translate(locale, `listingLabels.categories.${category}`) : '';
    case 'condition':
      return condition ? translate(locale, `listingLabels.conditions.${condition}`) : '';
    case 'tags':
      return (tags ?? []).join(', ');
    case 'language':
      return language ? translate(locale, `posts.languages.${language}`) : '';
    case 'images':
      return images?.length ? translate(locale, 'posts.photoCount', { count: images.length }) : '';
    default:
      return fields[name] ?? '';
  }
}
