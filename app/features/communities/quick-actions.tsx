import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { hub } from '#app/messages/hub.ts';
import { button } from '#app/ui/button.css.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { HubCommunity } from './hub.server.ts';
import * as styles from './hub.css.ts';

/** Ways to reach the manager and the board. What a community has not filled in is left out. */
export function QuickActions({ community }: { community: HubCommunity }) {
  const t = useMessages(hub);
  const { managerEmail, rulesUrl, name, unit } = community;
  const mail = (subject: string, lines: string[]) =>
    `mailto:${managerEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  const from = unit ? t('mail.unit', { unit }) : '';
  const actions = [
    managerEmail && {
      label: t('reportIssue'),
      href: mail(t('mail.reportSubject', { community: name }), [
        from,
        t('mail.whatIsWrong'),
        t('mail.where'),
        t('mail.sinceWhen'),
      ]),
    },
    rulesUrl && { label: t('viewRules'), href: rulesUrl },
    { label: t('emergency'), href: `/communities/${community.slug}/emergency` },
    managerEmail && {
      label: t('contactBoard'),
      href: mail(t('mail.boardSubject', { community: name }), [from, '']),
    },
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
      {managerEmail && (
        <p className={`${layout.small} ${layout.muted}`}>
          {t('opensMail', { email: managerEmail })}
        </p>
      )}
    </section>
  );
}
