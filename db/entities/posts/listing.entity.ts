import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { categories, conditions, languages, listingStatuses } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, updatedAt, uuidKey, words, wordsIndex } from '../shared.ts';
import { User } from '../user.entity.ts';

export const Listing = defineEntity({
  name: 'Listing',
  tableName: 'listings',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    author: () => p.manyToOne(User).ref(),
    title: p.text(),
    slug: p.text().unique('listings_slug_unique'),
    description: p.text(),
    /** What its title and description are written in. */
    language: p.enum(languages).default('en'),
    category: p.enum(categories).nullable(),
    /** Integer cents; null means no price was given. */
    price: p.integer().nullable(),
    condition: p.enum(conditions).nullable(),
    images: p.array().default([]),
    contactEmail: p.text().nullable(),
    status: p.enum(listingStatuses).default('PENDING'),
    /** Raised by every edit and decision; a decision names the version it was made on. */
    version: p.integer().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    words: words(`search_words(language, title, description)`),
  },
  indexes: [
    wordsIndex('listings'),
    { name: 'listings_created_index', properties: ['createdAt', 'id'] },
    { name: 'listings_community_created_index', properties: ['community', 'createdAt', 'id'] },
    {
      name: 'listings_community_status_price_index',
      properties: ['community', 'status', 'price', 'id'],
    },
    { name: 'listings_community_status_index', properties: ['community', 'status'] },
    {
      name: 'listings_community_status_created_index',
      properties: ['community', 'status', 'createdAt', 'id'],
    },
    { name: 'listings_status_created_index', properties: ['status', 'createdAt', 'id'] },
    { name: 'listings_author_created_index', properties: ['author', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'listings_price_check', expression: 'price >= 0' },
    { name: 'listings_title_check', expression: `title <> ''` },
  ],
});
export type Listing = InferEntity<typeof Listing>;
