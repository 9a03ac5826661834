import type { LetterKind } from '../letter.ts';
import { activityPeopleLetter, placeFreeLetter } from './activity-places.server.ts';
import {
  activityBackLetter,
  activityChangedLetter,
  activityOffLetter,
} from './activity-plan.server.ts';
import { appealAnsweredLetter } from './decisions/appeal-answered.server.ts';
import { membershipLetters } from './decisions/membership.server.ts';
import { decisionLetters } from './decisions/post-decided.server.ts';
import { reportAnsweredLetter } from './decisions/report-answered.server.ts';
import { confirmEmailLetter } from './confirm-email.server.ts';
import { digestLetter } from './digest.server.ts';
import { emailChangedLetter } from './email-changed.server.ts';
import { invitationLetter } from './invitation.server.ts';
import { neighbourLetter } from './neighbour.server.ts';
import { newSignInLetter } from './new-sign-in.server.ts';
import { noticeLetter } from './notice.server.ts';
import { passwordChangedLetter } from './password-changed.server.ts';
import { resetPasswordLetter } from './reset-password.server.ts';
import { testLetter } from './test-letter.server.ts';
import { moderationOverdueLetter, moderationWaitingLetter } from './waiting/moderation.server.ts';

const kinds = [
  activityBackLetter,
  activityChangedLetter,
  activityOffLetter,
  activityPeopleLetter,
  appealAnsweredLetter,
  confirmEmailLetter,
  digestLetter,
  emailChangedLetter,
  invitationLetter,
  moderationOverdueLetter,
  moderationWaitingLetter,
  neighbourLetter,
  newSignInLetter,
  noticeLetter,
  passwordChangedLetter,
  placeFreeLetter,
  reportAnsweredLetter,
  resetPasswordLetter,
  testLetter,
  ...Object.values(decisionLetters),
  ...Object.values(membershipLetters),
] as const;

/** Every kind of letter by its name. */
export const letterKinds: Readonly<Record<string, LetterKind<never> | undefined>> =
  Object.fromEntries(kinds.map((kind) => [kind.kind, kind as unknown as LetterKind<never>]));
