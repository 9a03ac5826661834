import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { moderation } from '#app/messages/en/moderation.ts';
import { Tabs } from '#app/ui/navigation/tabs.tsx';

/** How much there is to decide, by the page where it is decided. */
export interface ToDecide {
  posts: number;
  reports: number;
  appeals: number;
}

/** The pages of what there is to decide, each with how much that is, and the log. */
export function ModerationTabs({
  current,
  toDecide,
}: {
  /** Null on a page below the log. */
  current: keyof ToDecide | 'log' | null;
  toDecide: ToDecide;
}) {
  const t = useMessages(moderation);
  return (
    <Tabs
      inOneRow
      label={t('navigation')}
      current={current ?? ''}
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
        { key: 'log', label: t('log'), to: '/moderation/log' },
      ]}
    />
  );
}
