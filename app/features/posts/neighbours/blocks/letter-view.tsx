import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { neighbours } from '#app/messages/en/neighbours.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/text/moment.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { ReceivedLetter } from './letter-page.server.ts';

/** What whoever got a letter can do about its sender; nothing for a link that opens no letter. */
export function LetterView({ letter }: { letter: ReceivedLetter | null }) {
  const t = useMessages(neighbours);
  const { longDate } = useFormats();
  if (!letter) {
    return (
      <div className={`${layout.narrow} ${layout.section} ${layout.stack}`}>
        <PageHeader title={t('received.unknown')} lead={t('received.unknownLead')} />
        <p>
          <Link to="/account/notifications">{t('received.toChoices')}</Link>
        </p>
      </div>
    );
  }
  const { sender, sentAt, isBlocked, path } = letter;
  const name = <bdi>{sender}</bdi>;
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        title={t('received.title', { name: sender })}
        lead={t.rich('received.lead', { when: <Moment at={sentAt} text={longDate(sentAt)} /> })}
      />
      <form method="post" className={layout.stack}>
        <p>{t.rich(isBlocked ? 'received.isBlocked' : 'received.blockText', { name })}</p>
        <div>
          <Button
            kind={isBlocked ? 'quiet' : 'main'}
            name="intent"
            value={isBlocked ? 'unblock' : 'block'}
          >
            {t(isBlocked ? 'received.unblock' : 'received.block')}
          </Button>
        </div>
      </form>
      <div className={layout.stack}>
        <p>{t('received.reportText')}</p>
        <div>
          <ButtonLink kind="quiet" to={`${path}/report`}>
            {t('received.report')}
          </ButtonLink>
        </div>
      </div>
      <p>
        <Link to="/account/blocked">{t('received.toBlocked')}</Link>
      </p>
    </div>
  );
}
