import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { daysToComeBack } from './deletion-days.ts';

/** What deleting the account means, now and later, and the form that does it. */
export function DeleteForm({
  building,
  result,
  pending,
}: {
  /** What becomes of bookings and requests. */
  building: string[];
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const t = useMessages(ownAccount);
  const form = formState(result);
  return (
    <div className={layout.stackWide}>
      <section aria-labelledby="at-once" className={layout.stack}>
        <h2 id="at-once">{t('delete.what')}</h2>
        <ul>
          <li>{t('delete.posts')}</li>
          <li>{t('delete.name')}</li>
          <li>{t('delete.places')}</li>
          {building.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>{t('delete.memberships')}</li>
          <li>{t('delete.sessions')}</li>
        </ul>
      </section>
      <section aria-labelledby="later" className={layout.stack}>
        <h2 id="later">{t('delete.later', { count: daysToComeBack })}</h2>
        <ul>
          <li>{t('delete.gone')}</li>
          <li>{t('delete.log')}</li>
        </ul>
        <p>{t('delete.back')}</p>
        <p>
          <Link to="/account/export">{t('delete.download')}</Link>
        </p>
      </section>
      <Form method="post" noValidate className={layout.stack}>
        <ErrorSummary form={form} title={t('delete.notDeleted')} />
        <TextField
          label={t('delete.password')}
          type="password"
          autoComplete="current-password"
          field={form.field('currentPassword')}
        />
        <div className={layout.row}>
          <Button kind="danger" pending={pending && t('delete.deleting')}>
            {t('delete.confirm')}
          </Button>
          <ButtonLink kind="plain" to="/account">
            {t('delete.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
