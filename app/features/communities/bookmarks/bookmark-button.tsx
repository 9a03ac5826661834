import { useFetcher, useLocation } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { bookmarks } from '#app/messages/en/bookmarks.ts';
import { Button } from '#app/ui/button.tsx';

/** Puts a community first in the chooser, or back in its place. For people who are logged in. */
export function BookmarkButton({
  community,
  bookmarked,
}: {
  community: { slug: string; name: string };
  bookmarked: boolean;
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
        {t(bookmarked ? 'remove' : 'add')}
      </Button>
    </fetcher.Form>
  );
}
