import { useFetcher, useLocation } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';

/** Puts a community first in the chooser, or back among the others. For who is signed in. */
export function BookmarkButton({
  community,
  bookmarked,
}: {
  community: { slug: string; name: string };
  bookmarked: boolean;
}) {
  const fetcher = useFetcher();
  const location = useLocation();
  return (
    <fetcher.Form method="post" action={`/communities/${community.slug}/bookmark`}>
      <input type="hidden" name="redirectTo" value={location.pathname + location.search} />
      <Button
        kind="plain"
        name="bookmarked"
        value={bookmarked ? 'no' : 'yes'}
        pending={fetcher.state !== 'idle' && 'Saving…'}
        aria-label={`${bookmarked ? 'Remove bookmark' : 'Bookmark'}: ${community.name}`}
      >
        {bookmarked ? 'Remove bookmark' : 'Bookmark'}
      </Button>
    </fetcher.Form>
  );
}
