import { useLocale, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { feeds } from '#app/messages/en/feeds.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { feedPath, type FeedName } from './feed-link.ts';

/** The way to a feed of what a page shows, for a feed reader. */
export function FollowLink({ feed }: { feed: FeedName }) {
  const t = useMessages(feeds);
  return (
    <p className={layout.small}>
      <a href={feedPath(feed, useLocale())} type="application/atom+xml">
        {t('follow')}
      </a>
    </p>
  );
}
