import { Activity } from './posts/activity.entity.ts';
import { ActivityAttendee } from './posts/activity-attendee.entity.ts';
import { AdPlacement } from './ad-placement.entity.ts';
import { Bookmark } from './bookmark.entity.ts';
import { CityEvent } from './city-event.entity.ts';
import { Community } from './community.entity.ts';
import { CommunityDocument } from './community-document.entity.ts';
import { CondoNotice } from './condo-notice.entity.ts';
import { EditorialArticle } from './editorial-article.entity.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';
import { Listing } from './posts/listing.entity.ts';
import { ModerationEvent } from './posts/moderation-event.entity.ts';
import { NewsletterIssue } from './newsletter-issue.entity.ts';
import { Photo } from './photo.entity.ts';
import { PostRevision } from './posts/post-revision.entity.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';
import { UserCommunity } from './user-community.entity.ts';

/** Every entity, listed by hand: what is not here has no table. */
export const entities = [
  User,
  Community,
  UserCommunity,
  Session,
  CondoNotice,
  Listing,
  Activity,
  ActivityAttendee,
  ModerationEvent,
  NewsletterIssue,
  EditorialArticle,
  CityEvent,
  AdPlacement,
  Bookmark,
  Photo,
  PostRevision,
  CommunityDocument,
  IdempotencyKey,
];

export {
  Activity,
  ActivityAttendee,
  AdPlacement,
  Bookmark,
  CityEvent,
  Community,
  CommunityDocument,
  CondoNotice,
  EditorialArticle,
  IdempotencyKey,
  Listing,
  ModerationEvent,
  NewsletterIssue,
  Photo,
  PostRevision,
  Session,
  User,
  UserCommunity,
};
