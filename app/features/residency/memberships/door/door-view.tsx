import { Form, useNavigation } from '@remix-run/react';
import { UnconfirmedLine } from '#app/features/accounts/login/address/unconfirmed-line.tsx';
import { AskedUnit } from '#app/features/residency/units/asked-unit.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { door } from '#app/messages/en/door.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import * as fields from '#app/ui/forms/field.css.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { DoorPage } from './queries.server.ts';
import { phoneHref } from '#app/lib/phone.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** What somebody sees who is not inside: how they stand, what happens next, and what they can do. */
export function DoorView({
  page,
  formKey,
  reply,
}: {
  page: DoorPage;
  formKey: string;
  reply: FormReply | undefined;
}) {
  const t = useMessages(door);
  const pending = useNavigation().formMethod === 'POST';
  const unitLabel = useUnitLabel();
  const { theme } = useShellData();
  const { state, community, unit, reason, email, unconfirmed } = page;
  const form = formState(reply?.result);
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      {community.picture && (
        <img
          src={`${community.picture}?theme=${theme}`}
          alt={t('picture', { community: community.name })}
          width={625}
          height={280}
        />
      )}
      <PageHeader
        title={t(`titles.${state}`, { community: community.name })}
        lead={t(`leads.${unconfirmed ? 'UNCONFIRMED' : state}`)}
      />
      {unconfirmed && <UnconfirmedLine email={email} backTo={unconfirmed} about="waiting" />}
      {(unit !== null || reason !== null) && (
        <div className={layout.stack}>
          {reason !== null && (
            <p className={fields.note}>{t.rich('reason', { reason: <q>{reason}</q> })}</p>
          )}
          {unit !== null && <p>{t.rich('yourUnit', { unit: <bdi>{unitLabel(unit)}</bdi> })}</p>}
        </div>
      )}
      {state === 'WAITING' && (
        <section aria-labelledby="next" className={layout.stack}>
          <h2 id="next">{t('next')}</h2>
          <ol>
            <li>{t('steps.confirm')}</li>
            <li>{t('steps.open')}</li>
            <li>{t('steps.ask', { email })}</li>
          </ol>
          <p>
            <Link to="/account/settings">{t('changeUnit')}</Link>
          </p>
        </section>
      )}
      {state !== 'OPENS_SOON' && <CodeForm {...{ form, formKey, pending }} />}
      <DoorActions {...{ page, formKey, form, pending }} />
      {page.contacts && <Contacts {...page.contacts} />}
    </div>
  );
}

interface DoorForm {
  form: FormState;
  formKey: string;
  pending: boolean;
}

/** Whether the form that asks again was sent, so that its errors stand there and not at the code. */
const isAsk = (form: FormState) => form.field('intent').value === 'ask';

function CodeForm({ form, formKey, pending }: DoorForm) {
  const t = useMessages(door);
  return (
    <section aria-labelledby="code-title" className={layout.stack}>
      <h2 id="code-title">{t('codeTitle')}</h2>
      <Form method="post" noValidate className={layout.stack}>
        {!isAsk(form) && <ErrorSummary form={form} title={t('codeFailed')} />}
        <FormKey form={form} fresh={formKey} />
        <TextField
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          field={form.field('code')}
        />
        <div>
          <Button name="intent" value="code" pending={pending && t('checking')}>
            {t('useCode')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** Asking again, or taking the request back. */
function DoorActions({ page, form, formKey, pending }: DoorForm & { page: DoorPage }) {
  const t = useMessages(door);
  if (page.state === 'STRANGER') {
    return (
      <p>
        <ButtonLink kind="quiet" to="/account/settings">
          {t('toSettings')}
        </ButtonLink>
      </p>
    );
  }
  const asks = ['REFUSED', 'WITHDRAWN', 'ENDED'].includes(page.state);
  if (!asks && !page.canWithdraw) return null;
  return (
    <Form method="post" className={layout.stack}>
      <FormKey form={form} fresh={`${formKey}-2`} />
      {asks ? (
        <>
          {isAsk(form) && <ErrorSummary form={form} title={t('askFailed')} />}
          <TextField
            label={t('unit')}
            maxLength={unitLength}
            autoComplete="off"
            field={{
              ...form.field('condoUnit'),
              value: form.field('condoUnit').value || (page.unit ?? ''),
            }}
          />
          <AskedUnit form={form} at="" />
          <div>
            <Button kind="quiet" name="intent" value="ask" disabled={pending}>
              {t('askAgain')}
            </Button>
          </div>
        </>
      ) : (
        <div className={layout.row}>
          <Button kind="plain" name="intent" value="withdraw" disabled={pending}>
            {t('withdraw')}
          </Button>
          <span className={layout.muted}>{t('withdrawHint')}</span>
        </div>
      )}
    </Form>
  );
}

function Contacts({ manager, phone, board }: NonNullable<DoorPage['contacts']>) {
  const t = useMessages(door);
  if (!manager && !phone && !board) return null;
  return (
    <section aria-labelledby="contact" className={layout.stack}>
      <h2 id="contact">{t('contact')}</h2>
      <dl>
        {(manager || phone) && (
          <>
            <dt>{t('manager')}</dt>
            {phone && (
              <dd>
                <a href={phoneHref(phone)}>{phone}</a>
              </dd>
            )}
            {manager && (
              <dd>
                <a href={`mailto:${manager}`}>{manager}</a>
              </dd>
            )}
          </>
        )}
        {board && (
          <>
            <dt>{t('board')}</dt>
            <dd>
              <a href={`mailto:${board}`}>{board}</a>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
