import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activities as words } from '#app/messages/en/activities.ts';
import { hub } from '#app/messages/en/hub.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FilterForm } from '#app/ui/forms/filter-form.tsx';
import { EmptyPage, ListPages } from '#app/ui/navigation/list-pages.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubActivities } from './hub-activities.server.ts';

/** The hub's activities, the soonest first, and what narrows them. */
export function ActivitiesTab({
  hubPath,
  canPost,
  activities: { page, filters },
}: {
  hubPath: string;
  canPost: boolean;
  activities: HubActivities;
}) {
  const t = useMessages(words);
  const say = useMessages(hub);
  const { cardDateTime } = useFormats();
  const lang = useLang();
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
      {page.items.length > 0 && (
        <div className={layout.grid}>
          {page.items.map((activity) => (
            <Card
              key={activity.id}
              to={`/activities/${activity.id}`}
              title={activity.title}
              lang={lang(activity.language)}
              picture={activity.picture ?? { src: '/images/activities/none.svg' }}
            >
              <p>
                {activity.when ? (
                  <Moment at={activity.when} text={cardDateTime(activity.when)} />
                ) : (
                  t('dayOpen')
                )}
              </p>
              <p className={card.meta}>{activity.attendance}</p>
              <OtherLanguage language={activity.language} />
              <CardFoot lang={lang(activity.language)}>
                {activity.tags.map((tag) => (
                  <Badge key={tag} kind="accent">
                    {tag}
                  </Badge>
                ))}
              </CardFoot>
            </Card>
          ))}
        </div>
      )}
      <ListPages
        page={page}
        previousLabel={t('earlier')}
        nextLabel={t('later')}
        hash="#activities"
      />
    </section>
  );
}
