import { OtherLanguage } from '#app/features/accounts/languages/other-language.tsx';
import { standInOf } from '#app/features/posts/basics/stand-in.ts';
import { useFormats, useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activities as words } from '#app/messages/en/activities.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardFoot } from '#app/ui/card.tsx';
import * as card from '#app/ui/card.css.ts';
import { Moment } from '#app/ui/text/moment.tsx';
import type { HubActivities } from './hub-activities.server.ts';

/** An activity as lists show it. */
export function ActivityCard({ activity }: { activity: HubActivities['page']['items'][number] }) {
  const t = useMessages(words);
  const { cardDateTime } = useFormats();
  const lang = useLang();
  return (
    <Card
      to={`/activities/${activity.id}`}
      title={activity.title}
      lang={lang(activity.language)}
      picture={activity.picture ?? standInOf('ACTIVITY', activity.id)}
    >
      <p>
        {activity.when ? (
          <Moment at={activity.when} text={cardDateTime(activity.when)} />
        ) : (
          t('dayOpen')
        )}
      </p>
      <p className={card.meta}>
        {activity.place && (
          <>
            <bdi lang={lang(activity.language)}>{activity.place}</bdi>
            {' · '}
          </>
        )}
        {activity.attendance}
      </p>
      <OtherLanguage language={activity.language} />
      <CardFoot lang={lang(activity.language)}>
        {activity.tags.map((tag) => (
          <Badge key={tag} kind="accent">
            {tag}
          </Badge>
        ))}
      </CardFoot>
    </Card>
  );
}
