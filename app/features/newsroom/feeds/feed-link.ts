import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import { metaLocale, metaMessages } from '#app/lib/page/metadata.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { feeds } from '#app/messages/en/feeds.ts';

/** What feeds there are: each is the name of its file. */
export const feedNames = ['events', 'articles', 'newsletters'] as const;
export type FeedName = (typeof feedNames)[number];

/** The address of a feed in a language. */
export const feedPath = (name: FeedName, locale: Locale): string => `/${name}.atom?lang=${locale}`;

/** Tells the browser of a page that there is a feed of what it shows. */
export const feedLink = (
  { matches }: Pick<MetaArgs, 'matches'>,
  name: FeedName,
): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: metaMessages(matches, feeds)(`${name}.title`),
  href: feedPath(name, metaLocale(matches)),
});
