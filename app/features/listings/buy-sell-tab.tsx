import type { TwoWayPage } from '#app/lib/db/read-page.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { listings as words } from '#app/messages/listings.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ListingCards } from './listing-cards.tsx';
import type { ListingCard } from './queries.server.ts';

/** The hub's listings, newest first. */
export function BuySellTab({
  hubPath,
  canPost,
  listings,
}: {
  hubPath: string;
  canPost: boolean;
  listings: TwoWayPage<ListingCard>;
}) {
  const t = useMessages(words);
  return (
    <section aria-labelledby="buy-sell" className={layout.stack}>
      <h2 id="buy-sell">{t('tab')}</h2>
      {listings.items.length === 0 ? (
        <EmptyPage>
          <EmptyState text={t('none')}>
            {canPost && <ButtonLink to={`${hubPath}/listings/new`}>{t('postFirst')}</ButtonLink>}
          </EmptyState>
        </EmptyPage>
      ) : (
        <ListingCards listings={listings.items} />
      )}
      <ListPages
        page={listings}
        previousLabel={t('newer')}
        nextLabel={t('older')}
        hash="#buy-sell"
      />
    </section>
  );
}
