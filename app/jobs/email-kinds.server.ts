import type { LetterKind, LetterKinds } from '#app/features/mail/outbox/letter.ts';
import {
  activityPeopleLetter,
  placeFreeLetter,
} from '#app/features/posts/places/emails/activity-places.server.ts';
import {
  activityBackLetter,
  activityChangedLetter,
  activityOffLetter,
} from '#app/features/posts/places/emails/activity-plan.server.ts';
import { appealAnsweredLetter } from '#app/features/posts/appeals/emails/appeal-answered.server.ts';
import {
  bookingAskedLetter,
  bookingLetter,
} from '#app/features/building/bookings/emails/booking.server.ts';
import { furtherUnitLetter } from '#app/features/residency/membership-emails/notify-further-unit.server.ts';
import { handedOverLetter } from '#app/features/residency/handover/emails/handed-over.server.ts';
import { membershipEmails } from '#app/features/residency/membership-emails/notify-members.server.ts';
import { decisionEmails } from '#app/features/posts/posts/emails/post-decided.server.ts';
import { reportAnsweredLetter } from '#app/features/posts/posts/emails/report-answered.server.ts';
import {
  accountClosingLetter,
  accountKeptLetter,
  confirmEmailLetter,
  emailChangedLetter,
  newSignInLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from '#app/features/accounts/login/emails/account-emails.server.ts';
import { signOnLetter } from '#app/features/accounts/sign-on/emails/sign-on-email.server.ts';
import { secondStepLetter } from '#app/features/accounts/second-step/emails/second-step-emails.server.ts';
import { digestLetter } from '#app/features/site/digests/emails/digest.server.ts';
import { invitationLetter } from '#app/features/residency/memberships/emails/invitation.server.ts';
import { neighbourLetter } from '#app/features/posts/neighbours/emails/message.server.ts';
import {
  emergencyOverLetter,
  emergencyStandsLetter,
} from '#app/features/noticeboard/notices/emails/emergency-emails.server.ts';
import { noticeLetter } from '#app/features/noticeboard/notices/emails/notice.server.ts';
import { testLetter } from '#app/features/mail/outgoing/commands.server.ts';
import {
  requestAtDeskLetter,
  requestChangedLetter,
  requestMergedLetter,
  requestMessageLetter,
  requestReceivedLetter,
} from '#app/features/building/requests/emails/request-emails.server.ts';
import {
  moderationOverdueLetter,
  moderationWaitingLetter,
} from '#app/features/desks/moderation/emails/waiting.server.ts';

const kinds = [
  accountClosingLetter,
  accountKeptLetter,
  activityBackLetter,
  activityChangedLetter,
  activityOffLetter,
  activityPeopleLetter,
  appealAnsweredLetter,
  bookingAskedLetter,
  bookingLetter,
  confirmEmailLetter,
  digestLetter,
  emailChangedLetter,
  emergencyOverLetter,
  emergencyStandsLetter,
  invitationLetter,
  moderationOverdueLetter,
  moderationWaitingLetter,
  neighbourLetter,
  newSignInLetter,
  noticeLetter,
  passwordChangedLetter,
  placeFreeLetter,
  reportAnsweredLetter,
  requestAtDeskLetter,
  requestChangedLetter,
  requestMergedLetter,
  requestMessageLetter,
  requestReceivedLetter,
  resetPasswordLetter,
  secondStepLetter,
  signOnLetter,
  testLetter,
  ...Object.values(decisionEmails),
  ...Object.values(membershipEmails),
  furtherUnitLetter,
  handedOverLetter,
] as const;

/** Every kind of email by its name. */
export const letterKinds: LetterKinds = Object.fromEntries(
  kinds.map((kind) => [kind.kind, kind as unknown as LetterKind<never>]),
);
