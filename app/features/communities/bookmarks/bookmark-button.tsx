import { useFetcher, useLocation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookmarks } from '#app/messages/en/bookmarks.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/drawings/icon.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** Puts a community first in the chooser, or back in its place. For people who are logged in. */
export function BookmarkButton({
  community,
  bookmarked,
  asStar = false,
}: {
  community: { slug: string; name: string };
  bookmarked: boolean;
  /** A star, with the words beside it where there is room. */
  asStar?: boolean;
}) {
  const t = useMessages(bookmarks);
  const fetcher = useFetcher();
  const location = useLocation();
  return (
    <fetcher.Form method="post" action={`/communities/${community.slug}/bookmark`}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <Button
        kind="plain"
        name="bookmarked"
        value={bookmarked ? 'no' : 'yes'}
        pending={fetcher.state !== 'idle' && t('saving')}
        tip={t(bookmarked ? 'removeTip' : 'addTip')}
        aria-label={t(bookmarked ? 'removeFor' : 'addFor', { community: community.name })}
      >
        {asStar && <Icon name="star" filled={bookmarked} />}
        <span className={asStar ? layout.wordsOnWider : undefined}>
          {t(bookmarked ? 'remove' : 'add')}
        </span>
      </Button>
    </fetcher.Form>
  );
}
