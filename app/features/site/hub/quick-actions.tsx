import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/en/hub.ts';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './hub.server.ts';
import * as styles from '#app/features/communities/communities/hub.css.ts';

/** Ways to reach the manager and the board. What a community has not filled in is left out. */
export function QuickActions({ community }: { community: HubCommunity }) {
  const t = useMessages(hub);
  const { boardEmail, managerEmail, rulesUrl, mails } = community;
  const actions = [
    mails.report && { label: t('reportIssue'), href: mails.report },
    rulesUrl && { label: t('viewRules'), href: rulesUrl },
    { label: t('emergency'), href: `/communities/${community.slug}/emergency` },
    { label: t('documents'), href: `/communities/${community.slug}/documents` },
    mails.board && { label: t('contactBoard'), href: mails.board },
  ].filter((action) => !!action);
  return (
    <section aria-labelledby="quick-actions" className={layout.stack}>
      <h2 id="quick-actions">{t('quickActions')}</h2>
      <div className={styles.quick}>
        {actions.map(({ label, href }) => (
          <a key={label} href={href} className={button.quiet}>
            {label}
          </a>
        ))}
      </div>
      <div className={`${layout.small} ${layout.muted}`}>
        {managerEmail && <p>{t('reportOpensMail', { email: managerEmail })}</p>}
        {boardEmail && <p>{t('boardOpensMail', { email: boardEmail })}</p>}
        {!boardEmail && managerEmail && <p>{t('boardThroughManager')}</p>}
      </div>
    </section>
  );
}
