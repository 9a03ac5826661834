import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { mailChoices } from '#app/messages/en/mail-choices.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { UnsubscribePage } from './unsubscribe.server.ts';

export function UnsubscribeView({
  topic,
  isDone,
  pending,
}: UnsubscribePage & { pending: boolean }) {
  const t = useMessages(mailChoices);
  const name = topic && t(`topics.${topic}.title`);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      {!name && <PageHeader title={t('unknown')} lead={t('unknownLead')} />}
      {name && isDone && (
        <div role="status">
          <PageHeader title={t('stopped')} lead={t('stoppedLead', { name })} />
        </div>
      )}
      {name && !isDone && (
        <>
          <PageHeader title={t('stopTitle')} lead={t('stopLead', { name })} />
          <Form method="post">
            <Button pending={pending && t('saving')}>{t('stop')}</Button>
          </Form>
        </>
      )}
      {topic === 'NOTICES' && <p>{t('emergenciesCome')}</p>}
      <p>
        <Link to="/account/notifications">{t('toChoices')}</Link>
      </p>
    </div>
  );
}
