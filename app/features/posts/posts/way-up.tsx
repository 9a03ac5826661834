import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { postPage } from '#app/messages/en/post-page.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The links above a post: to its tab of the hub, and to the page somebody came from. */
export function WayUp({
  community: { name, slug },
  tab,
  back,
}: {
  community: { name: string; slug: string };
  tab: string;
  back: { to: string; label: string } | null;
}) {
  const t = useMessages(postPage);
  return (
    <p className={layout.row}>
      {back && <Link to={back.to}>{back.label}</Link>}
      <Link to={`/communities/${slug}?tab=${tab}`}>
        {t.rich('backTo', { community: <bdi>{name}</bdi> })}
      </Link>
    </p>
  );
}
