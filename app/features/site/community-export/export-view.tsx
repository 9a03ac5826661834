import { Desk } from '#app/features/communities/manage/desk.tsx';
import * as styles from '#app/features/communities/manage/desk.css.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { communityExport } from '#app/messages/en/community-export.ts';
import { manage } from '#app/messages/en/manage.ts';
import { Button } from '#app/ui/button.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

const parts = ['people', 'notices', 'documents', 'posts', 'data', 'log'] as const;

/** What is in the file with a community's records, and the button that downloads it. */
export function ExportView({ community }: { community: { slug: string; name: string } }) {
  const t = useMessages(communityExport);
  const settings = useMessages(manage)('sections.settings');
  const { slug } = community;
  return (
    <Desk
      community={community}
      section="settings"
      above={[{ to: deskPath(slug, 'settings'), label: settings }]}
      title={t('title')}
      lead={t('lead')}
    >
      <div className={`${styles.column} ${layout.stack}`}>
        <ul>
          {parts.map((part) => (
            <li key={part}>{t(`parts.${part}`)}</li>
          ))}
        </ul>
        <p>{t('left')}</p>
        <p>{t('care')}</p>
        <form method="post" action={`${deskPath(slug)}/export.zip`}>
          <Button>{t('download')}</Button>
        </form>
        <p className={layout.muted}>{t('limit')}</p>
      </div>
    </Desk>
  );
}
