import type { MessageKey } from '#app/messages/catalogue.server.ts';

const hints: ReadonlyMap<string, MessageKey> = new Map([
  ['posts.notFound.LISTING', 'errors.missing.listing'],
  ['posts.notFound.ACTIVITY', 'errors.missing.activity'],
  ['articles.notFound', 'errors.missing.article'],
  ['communities.notFound', 'errors.missing.community'],
  ['communities.noRules', 'errors.missing.rules'],
  ['events.notFound', 'errors.missing.event'],
  ['newsletters.notFound', 'errors.missing.newsletter'],
  ['accounts.notFound', 'errors.missing.user'],
]);

/** What is said below the title of a 404, by the key of the message that is its title. */
export const missingHint = (messageKey: string): MessageKey =>
  hints.get(messageKey) ?? 'errors.missing.other';
