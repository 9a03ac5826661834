import type { JsonLd } from '#app/lib/page/public-meta.ts';
import type { ListingPage } from './queries.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import type { Condition } from '#db/enums.ts';

const itemConditions: Record<Condition, string> = {
  NEW: 'NewCondition',
  LIKE_NEW: 'UsedCondition',
  GOOD: 'UsedCondition',
  FAIR: 'UsedCondition',
  FOR_PARTS: 'DamagedCondition',
};

/** A published listing in the words of schema.org: a product, with an offer where it has a price. */
export const listingJsonLd =
  ({ title, language, condition, paragraphs, price }: ListingPage, category: string | undefined) =>
  (url: string, image: string): JsonLd => ({
    '@type': 'Product',
    name: title,
    description: paragraphs[0],
    url,
    mainEntityOfPage: { '@type': 'WebPage', url, inLanguage: languageTags[language] },
    image,
    category,
    itemCondition: condition ? `https://schema.org/${itemConditions[condition]}` : undefined,
    offers:
      price === null
        ? undefined
        : {
            '@type': 'Offer',
            price: (price / 100).toFixed(2),
            priceCurrency: 'CAD',
            availability: 'https://schema.org/InStock',
            url,
          },
  });
