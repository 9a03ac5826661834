import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { address } from '#app/messages/en/address.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The page of a link about an address: what the button does, or why the link opens nothing. */
export function AddressView({
  kind,
  email,
  pending,
}: {
  kind: 'confirm' | 'undo';
  /** Null for a link that opens nothing. */
  email: string | null;
  pending: boolean;
}) {
  const t = useMessages(address);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      {email ? (
        <>
          <PageHeader
            title={t(`${kind}.title`)}
            lead={t.rich(`${kind}.lead`, { email: <b>{email}</b> })}
          />
          <Form method="post">
            <Button pending={pending && t('saving')}>{t(`${kind}.button`)}</Button>
          </Form>
        </>
      ) : (
        <>
          <PageHeader title={t('over')} lead={t(`${kind}.over`)} />
          <div>
            <ButtonLink to={kind === 'confirm' ? '/account/settings' : '/forgot-password'}>
              {t(`${kind}.next`)}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}
