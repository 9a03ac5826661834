import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** How much there is to decide, by the page where it is decided. */
export interface ToDecide {
  posts: number;
  reports: number;
  appeals: number;
}

/** The pages of what there is to decide, each with how much that is, and the way to the log. */
export function ModerationTabs({
  current,
  toDecide,
}: {
  current: keyof ToDecide;
  toDecide: ToDecide;
}) {
  const t = useMessages(moderation);
  return (
    <div className={layout.spread}>
      <Tabs
        label={t('navigation')}
        current={current}
        tabs={[
          { key: 'posts', label: t('posts', { count: toDecide.posts }), to: '/moderation' },
          {
            key: 'reports',
            label: t('reports', { count: toDecide.reports }),
            to: '/moderation/reports',
          },
          {
            key: 'appeals',
            label: t('appeals', { count: toDecide.appeals }),
            to: '/moderation/appeals',
          },
        ]}
      />
      <Link to="/moderation/log">{t('log')}</Link>
    </div>
  );
}
