import { Activity } from './posts/activity.entity.ts';
import { ActivityAttendee } from './posts/activity-attendee.entity.ts';
import { AdPlacement } from './ad-placement.entity.ts';
import { Appeal } from './posts/appeal.entity.ts';
import { BackupRun } from './backup-run.entity.ts';
import { BookablePlace } from './bookings/bookable-place.entity.ts';
import { Booking } from './bookings/booking.entity.ts';
import { BookingFeed } from './bookings/booking-feed.entity.ts';
import { BoardYear, BoardYearEntry } from './board-year.entity.ts';
import { Bookmark } from './bookmark.entity.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { CityEvent } from './city-event.entity.ts';
import { CityFigure } from './city-figure.entity.ts';
import { Community } from './community.entity.ts';
import { CommunityDocument } from './community-document.entity.ts';
import { CommunityScreen } from './community-screen.entity.ts';
import { CondoNotice } from './condo-notice.entity.ts';
import { Contractor } from './contractor.entity.ts';
import { DigestRun } from './digest-run.entity.ts';
import { EditorialArticle } from './editorial-article.entity.ts';
import { FurtherUnit } from './further-unit.entity.ts';
import { Handover } from './handover.entity.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';
import { Listing } from './posts/listing.entity.ts';
import { MailChoice } from './mail-choice.entity.ts';
import { MailLetter } from './mail-letter.entity.ts';
import { ModerationEvent } from './posts/moderation-event.entity.ts';
import { NeighbourBlock } from './neighbour-block.entity.ts';
import { NeighbourLetter } from './neighbour-letter.entity.ts';
import { NewsletterEdition } from './newsletter-edition.entity.ts';
import { NewsletterIssue } from './newsletter-issue.entity.ts';
import { NoticeDelivery } from './notice-delivery.entity.ts';
import { NoticeFile } from './notice-file.entity.ts';
import { NoticeService, ServiceHandover } from './notice-service.entity.ts';
import { OneTimeLink } from './one-time-link.entity.ts';
import { Mortgagee, Owner, OwnerConsent, Ownership } from './owner.entity.ts';
import { Passkey, PasskeyChallenge } from './passkey.entity.ts';
import { PeopleImport } from './people-import.entity.ts';
import { Photo } from './photo.entity.ts';
import { PostRevision } from './posts/post-revision.entity.ts';
import { RateLimit } from './rate-limit.entity.ts';
import { RecordDocument } from './record-document.entity.ts';
import { RecordFolder } from './record-folder.entity.ts';
import { RecordVersion } from './record-version.entity.ts';
import { Report } from './report.entity.ts';
import { RequestAnswer } from './request-answer.entity.ts';
import { RequestEntry } from './request-entry.entity.ts';
import { RequestJoiner } from './request-joiner.entity.ts';
import { RequestPlace } from './request-place.entity.ts';
import { RequestWorkOrder } from './request-work-order.entity.ts';
import { SecondStep } from './second-step.entity.ts';
import { ServiceRequest } from './service-request.entity.ts';
import { Session } from './session.entity.ts';
import { SignOn } from './sign-on.entity.ts';
import { SiteSettings } from './site-settings.entity.ts';
import { StoredFile } from './stored-file.entity.ts';
import { SuppressedAddress } from './suppressed-address.entity.ts';
import { Unit } from './unit.entity.ts';
import { UnitCode } from './unit-code.entity.ts';
import { User } from './user.entity.ts';
import { UserCommunity } from './user-community.entity.ts';

/** Every entity, listed by hand: what is not here has no table. */
export const entities = [
  User,
  Community,
  Unit,
  UnitCode,
  UserCommunity,
  FurtherUnit,
  PeopleImport,
  OneTimeLink,
  Handover,
  Passkey,
  PasskeyChallenge,
  SecondStep,
  Session,
  SignOn,
  SiteSettings,
  CondoNotice,
  Listing,
  Activity,
  ActivityAttendee,
  ModerationEvent,
  NewsletterEdition,
  NewsletterIssue,
  EditorialArticle,
  CityEvent,
  CityFigure,
  AdPlacement,
  Contractor,
  Bookmark,
  Photo,
  PostRevision,
  Appeal,
  Report,
  CommunityDocument,
  StoredFile,
  NoticeFile,
  NoticeDelivery,
  CommunityScreen,
  RecordFolder,
  RecordDocument,
  RecordVersion,
  IdempotencyKey,
  MailLetter,
  MailChoice,
  DigestRun,
  SuppressedAddress,
  NeighbourLetter,
  NeighbourBlock,
  CalendarFeed,
  RateLimit,
  BackupRun,
  BookablePlace,
  Booking,
  BookingFeed,
  Owner,
  Ownership,
  OwnerConsent,
  Mortgagee,
  ServiceHandover,
  NoticeService,
  BoardYear,
  BoardYearEntry,
  RequestPlace,
  ServiceRequest,
  RequestJoiner,
  RequestEntry,
  RequestAnswer,
  RequestWorkOrder,
];

export {
  Activity,
  ActivityAttendee,
  AdPlacement,
  Appeal,
  BackupRun,
  BookablePlace,
  Booking,
  BookingFeed,
  BoardYear,
  BoardYearEntry,
  Bookmark,
  CalendarFeed,
  CityEvent,
  CityFigure,
  Community,
  CommunityDocument,
  CommunityScreen,
  CondoNotice,
  Contractor,
  DigestRun,
  EditorialArticle,
  FurtherUnit,
  Handover,
  IdempotencyKey,
  Listing,
  MailChoice,
  MailLetter,
  ModerationEvent,
  Mortgagee,
  NeighbourBlock,
  NeighbourLetter,
  NewsletterEdition,
  NewsletterIssue,
  NoticeDelivery,
  NoticeFile,
  NoticeService,
  OneTimeLink,
  Owner,
  OwnerConsent,
  Ownership,
  Passkey,
  PasskeyChallenge,
  PeopleImport,
  Photo,
  PostRevision,
  RateLimit,
  RecordDocument,
  RecordFolder,
  RecordVersion,
  Report,
  RequestAnswer,
  RequestEntry,
  RequestJoiner,
  RequestPlace,
  RequestWorkOrder,
  SecondStep,
  ServiceHandover,
  ServiceRequest,
  Session,
  SignOn,
  SiteSettings,
  StoredFile,
  SuppressedAddress,
  Unit,
  UnitCode,
  User,
  UserCommunity,
};
