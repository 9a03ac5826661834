import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { BookablePlace } from './bookings/bookable-place.entity.ts';
import { Activity } from './posts/activity.entity.ts';
import { Listing } from './posts/listing.entity.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { createdAt, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/**
 * An uploaded photo. Its files are in the photo store under its id, one for each width. While it
 * belongs to no listing, no activity, no request, no place to book and no piece of the editor's, only its
 * owner may use it, and it is swept away in time.
 */
export const Photo = defineEntity({
  name: 'Photo',
  tableName: 'photos',
  properties: {
    id: uuidKey(),
    owner: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Of the largest file, in pixels. */
    width: p.integer(),
    height: p.integer(),
    listing: () => p.manyToOne(Listing).ref().nullable().deleteRule('set null'),
    activity: () => p.manyToOne(Activity).ref().nullable().deleteRule('set null'),
    request: () => p.manyToOne(ServiceRequest).ref().nullable().deleteRule('set null'),
    place: () => p.manyToOne(BookablePlace).ref().nullable().deleteRule('set null'),
    /** The newsletter issue, event, article or card that shows it: a public one if any does. */
    piece: p.uuid().nullable(),
    /** What it shows, for those who do not see it; a newsletter issue says so itself. */
    altEn: p.text().nullable(),
    altFr: p.text().nullable(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'photos_owner_index', properties: ['owner'] },
    { name: 'photos_listing_index', properties: ['listing'] },
    { name: 'photos_activity_index', properties: ['activity'] },
    { name: 'photos_request_index', properties: ['request'] },
    { name: 'photos_place_index', properties: ['place'] },
    { name: 'photos_piece_index', properties: ['piece'] },
    { name: 'photos_created_index', properties: ['createdAt'] },
  ],
  checks: [
    { name: 'photos_size_check', expression: 'width > 0 and height > 0' },
    {
      name: 'photos_use_check',
      expression: 'num_nonnulls(listing_id, activity_id, request_id, place_id) <= 1',
    },
    {
      name: 'photos_piece_check',
      expression: `(piece is null or (listing_id is null and activity_id is null and request_id is null and place_id is null))
        and (alt_en is null or alt_en <> '') and (alt_fr is null or alt_fr <> '')`,
    },
  ],
});
export type Photo = InferEntity<typeof Photo>;
