import { Form, useNavigation } from '@remix-run/react';
import { consentAnswers } from '#db/enums.ts';
import { ChoiceField } from '#app/features/communities/communities/settings/choice-field.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { owners } from '#app/messages/en/owners.ts';
import { ownAccount } from '#app/messages/en/own-account.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { ConsentHistory, ConsentWords, WayWords } from './consent-history.tsx';
import { AddressField, Refused } from './owner-form.tsx';
import type { OwnRecordPage, OwnRecordsPage } from './own-records.server.ts';

/** What the corporations' records of owners say of a person. */
export function OwnRecords({ isConfirmed, noMail, records }: OwnRecordsPage) {
  const t = useMessages(owners);
  const account = useMessages(ownAccount);
  const unitLabel = useUnitLabel();
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[{ to: '/account', label: account('title') }]}
            current={t('own.title')}
          />
        }
        title={t('own.title')}
        lead={t('own.lead')}
      />
      {records.length === 0 ? (
        <EmptyState text={t('own.none')} />
      ) : (
        <ul role="list" className={lines.lines}>
          {records.map(({ id, name, units, community, address, consent, way }) => (
            <li key={id} className={lines.line}>
              <p>
                <strong>
                  <bdi>{community}</bdi>, <bdi>{units.map(unitLabel).join(', ')}</bdi>
                </strong>
              </p>
              <p>
                <bdi>{name}</bdi>
              </p>
              <p>
                <WayWords way={way} address={address} noMail={noMail} />
              </p>
              {consent && (
                <p>
                  <ConsentWords consent={consent} />
                </p>
              )}
              <p>
                <Link to={`/account/owner/${id}`}>
                  {t.rich('own.change', { unit: <bdi>{units.map(unitLabel).join(', ')}</bdi> })}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
      {records.some(({ way }) => way.because === 'NO_EMAIL') && !isConfirmed && (
        <p>
          {t('own.unconfirmed')} <Link to="/account/confirm-email">{t('own.confirm')}</Link>
        </p>
      )}
    </div>
  );
}

/** A person's own record as an owner, to change. */
export function OwnRecordForm({
  page,
  reply,
}: {
  page: OwnRecordPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(owners);
  const account = useMessages(ownAccount);
  const unitLabel = useUnitLabel();
  const pending = useNavigation().formMethod === 'POST';
  const { record, values, consents, formKey } = page;
  const form = formState(reply?.result, values);
  const title = t('own.titleOf', { unit: record.units.map(unitLabel).join(', ') });
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb
            above={[
              { to: '/account', label: account('title') },
              { to: '/account/owner', label: t('own.title') },
            ]}
            current={title}
          />
        }
        title={title}
        lead={<bdi>{record.community}</bdi>}
      />
      <p>{t.rich('own.name', { name: <bdi>{record.name}</bdi> })}</p>
      <Form method="post" noValidate className={layout.stack}>
        <Refused form={form} reply={reply} />
        <FormKey form={form} fresh={formKey} />
        <input type="hidden" name="version" value={form.field('version').value} />
        <p>
          <WayWords way={record.way} address={record.address} noMail={page.noMail} />
        </p>
        <TextField
          label={t('own.email')}
          hint={t(record.accountEmail ? 'own.emailHint' : 'own.emailHintNoAccount')}
          type="email"
          autoComplete="email"
          optional
          field={form.field('email')}
        />
        <AddressField form={form} />
        <ChoiceField
          legend={t('own.answer')}
          optional={consents.length === 0}
          field={form.field('answer')}
          choices={consentAnswers.map((value) => ({
            value,
            label: t(`own.answers.${value}.label`),
            hint: t(`own.answers.${value}.hint`),
          }))}
        />
        {consents.length === 0 && (
          <p className={layout.muted}>{t(`own.noAnswer.${record.rule}`)}</p>
        )}
        <div className={layout.row}>
          <Button pending={pending && t('saving')}>{t('save')}</Button>
          <ButtonLink kind="plain" to="/account/owner">
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
      <ConsentHistory consents={consents} />
    </div>
  );
}
