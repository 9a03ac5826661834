import { useLang, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { activityView } from '#app/messages/en/activity-view.ts';
import { postPage } from '#app/messages/en/post-page.ts';
import { BackLink } from '#app/ui/navigation/back-link.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { AttendanceChoice } from './attendance/attendance-bar.tsx';
import type { ClosedActivity } from './closed-activity.server.ts';

/** The page of an activity that is hidden for now, for somebody who joined it. */
export function ClosedActivityView({ activity }: { activity: ClosedActivity }) {
  const t = useMessages(activityView);
  const page = useMessages(postPage);
  const { community, title, language } = activity;
  const lang = useLang();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
      <BackLink to={`/communities/${community.slug}?tab=activities`}>
        {page.rich('backTo', { community: <bdi>{community.name}</bdi> })}
      </BackLink>
      <h1 lang={title === null ? undefined : lang(language)}>{title ?? t('youJoined')}</h1>
      <p>{t('closedForNow')}</p>
      <AttendanceChoice choice={activity.leave} />
    </div>
  );
}
