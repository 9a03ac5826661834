import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { neighbours } from '#app/messages/en/neighbours.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import type { Blocked } from './blocked.server.ts';

/** Whose letters a person does not want, each with the way back. */
export function BlockedView({ blocked }: { blocked: Blocked[] }) {
  const t = useMessages(neighbours);
  const { longDate } = useFormats();
  return (
    <AccountPage title={t('blocks.title')} lead={t('blocks.lead')}>
      {blocked.length === 0 ? (
        <EmptyState text={t('blocks.none')} />
      ) : (
        <ul role="list" className={lines.lines}>
          {blocked.map(({ id, name, since }) => (
            <li key={id} className={lines.line}>
              <form method="post" className={layout.row}>
                <input type="hidden" name="id" value={id} />
                <span>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>{' '}
                  <span className={`${layout.small} ${layout.muted}`}>
                    {t.rich('blocks.since', { when: <Moment at={since} text={longDate(since)} /> })}
                  </span>
                </span>
                <Button kind="quiet" aria-label={t('blocks.unblockNamed', { name })}>
                  {t('received.unblock')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
