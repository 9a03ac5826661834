import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activities as words } from '#app/messages/en/activities.ts';
import { hub } from '#app/messages/en/hub.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { ActivityCards } from './activity-card.tsx';
import type { HubActivities } from './hub-activities.server.ts';

/** The hub's activities, the soonest first, and what narrows them. */
export function ActivitiesTab({
  hubPath,
  canPost,
  activities: { page, note, filters },
}: {
  hubPath: string;
  canPost: boolean;
  activities: HubActivities;
}) {
  const t = useMessages(words);
  const say = useMessages(hub);
  return (
    <section aria-labelledby="activities" className={layout.stack}>
      <div className={layout.spread}>
        <h2 id="activities">{t('tab')}</h2>
        {canPost && (page.items.length > 0 || filters.found) && (
          <ButtonLink to={`${hubPath}/activities/new`}>{say('postActivity')}</ButtonLink>
        )}
      </div>
      <FilterForm filters={filters} isEmpty={page.items.length === 0} />
      {page.items.length === 0 && !filters.found && (
        <EmptyPage>
          <EmptyState text={t('none')}>
            {canPost && <ButtonLink to={`${hubPath}/activities/new`}>{t('postFirst')}</ButtonLink>}
          </EmptyState>
        </EmptyPage>
      )}
      {note && <p className={layout.muted}>{note}</p>}
      {page.items.length > 0 && <ActivityCards activities={page.items} />}
      <ListPages
        page={page}
        previousLabel={t('earlier')}
        nextLabel={t('later')}
        hash="#activities"
      />
    </section>
  );
}
