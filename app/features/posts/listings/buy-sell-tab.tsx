import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import { listings as words } from '#app/messages/en/listings.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ListingCards } from './listing-cards.tsx';
import type { HubListings } from './hub-listings.server.ts';

/** The hub's listings, and what narrows them. */
export function BuySellTab({
  hubPath,
  canPost,
  listings: { page, note, filters },
}: {
  hubPath: string;
  canPost: boolean;
  listings: HubListings;
}) {
  const t = useMessages(words);
  const say = useMessages(hub);
  return (
    <section aria-labelledby="buy-sell" className={layout.stack}>
      <div className={layout.spread}>
        <h2 id="buy-sell">{t('tab')}</h2>
        {canPost && (page.items.length > 0 || filters.found) && (
          <ButtonLink to={`${hubPath}/listings/new`}>{say('postForSale')}</ButtonLink>
        )}
      </div>
      <FilterForm filters={filters} isEmpty={page.items.length === 0} />
      {note && <p className={layout.muted}>{note}</p>}
      {page.items.length > 0 && <ListingCards listings={page.items} sayLanguage={note === null} />}
      {page.items.length === 0 && !filters.found && (
        <EmptyPage>
          <EmptyState text={t('none')}>
            {canPost && <ButtonLink to={`${hubPath}/listings/new`}>{t('postFirst')}</ButtonLink>}
          </EmptyState>
        </EmptyPage>
      )}
      <ListPages page={page} previousLabel={t('newer')} nextLabel={t('older')} hash="#buy-sell" />
    </section>
  );
}
