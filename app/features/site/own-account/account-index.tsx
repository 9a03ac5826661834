import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { PageIndex } from '#app/ui/navigation/page-index.tsx';
import * as styles from './account-index.css.ts';

/** The pages of one's account by what somebody looks for; what can't be undone comes last. */
const groups = {
  you: ['profile', 'settings', 'posts', 'reports'],
  reaches: ['notifications', 'calendar', 'blocked'],
  homes: ['communities'],
  security: ['security'],
  leaving: ['export', 'delete'],
} as const;

export function AccountIndex({ id }: { id: string }) {
  const t = useMessages(ownAccount);
  return (
    <div className={styles.groups}>
      {Object.entries(groups).map(([group, pages]) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} className={styles.heading}>
            {t(`groups.${group as keyof typeof groups}`)}
          </h2>
          <PageIndex
            pages={pages.map((page) => ({
              to: page === 'profile' ? `/users/${id}` : `/account/${page}`,
              label:
                page === 'delete' ? (
                  <span className={styles.danger}>{t(`index.${page}.title`)}</span>
                ) : (
                  t(`index.${page}.title`)
                ),
              text: t(`index.${page}.text`),
            }))}
          />
        </section>
      ))}
    </div>
  );
}
