import { sql, type RawBuilder } from 'kysely';

/** The event of a notice's emails, one for each address. */
export const noticeEvent = (noticeId: string): string => `notice:${noticeId}`;

/** The event of the emails that tell again of a notice, as its version corrected it. */
export const correctionEvent = (noticeId: string, version: number): string =>
  `${noticeEvent(noticeId)}:${version}`;

/** `noticeEvent` in a query, of its id there. */
export const noticeEventOf = (noticeId: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`'notice:' || ${noticeId}`;

/** `correctionEvent` in a query, of its id and version there. */
export const correctionEventOf = (
  noticeId: RawBuilder<unknown>,
  version: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`'notice:' || ${noticeId} || ':' || ${version}`;

/** Whether an email in a query is about a notice there, for the first time or as a correction. */
export const isOfNotice = (
  event: RawBuilder<unknown>,
  noticeId: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${event} = 'notice:' || ${noticeId} or ${event} like 'notice:' || ${noticeId} || ':%')`;

/** The event of the emails that an emergency is over, as its version said so. */
export const overEvent = (noticeId: string, version: number): string =>
  `${beginningOfOver(noticeId)}${version}`;

/** How the events of all such emails of an emergency begin. */
export const beginningOfOver = (noticeId: string): string => `notice-over:${noticeId}:`;

/** The event of the emails that remind moderators of an emergency that is still up. */
export const standingEvent = (noticeId: string): string => `notice-standing:${noticeId}`;
