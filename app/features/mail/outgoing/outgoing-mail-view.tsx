import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { outgoingMail as words } from '#app/messages/en/outgoing-mail.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import { Bounces, Letters, Records } from './outgoing-mail-lists.tsx';
import type { outgoingMail } from './queries.server.ts';

export type OutgoingMail = Awaited<ReturnType<typeof outgoingMail>>;

/** What an administrator sees of the mail that leaves. */
export function OutgoingMailView({
  room,
  result,
}: {
  room: OutgoingMail;
  result: SubmissionResult | undefined;
}) {
  const t = useMessages(words);
  const { number } = useFormats();
  const form = formState(result);
  return (
    <div className={`${layout.page} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        title={t('title')}
        lead={t.rich('lead', { sender: <code>{room.sender}</code> })}
      />
      <ErrorSummary form={form} title={t('notDone')} />
      {!room.sendsMail && <p>{t('noServer')}</p>}
      <Form method="post" className={layout.row}>
        <Button name="intent" value="test">
          {t('test', { email: room.ownEmail })}
        </Button>
      </Form>
      <section aria-labelledby="counts" className={layout.stack}>
        <h2 id="counts">{t('counts')}</h2>
        <Table
          labelledBy="counts"
          head={[t('state'), t('count')]}
          rows={room.counts.map(({ state, count, isMore }) => ({
            key: state,
            cells: [t(`states.${state}`), isMore ? t('countMore', { most: number(count) }) : count],
          }))}
        />
      </section>
      <Letters id="queued" title={t('queued')} letters={room.queued} mayGiveUp />
      <Letters id="failed" title={t('failed')} letters={room.failed} />
      <Suppressed room={room} form={form} />
      <Records selector={room.selector} records={room.records} />
      <Bounces {...room.bounces} />
    </div>
  );
}

function Suppressed({ room, form }: { room: OutgoingMail; form: FormState }) {
  const t = useMessages(words);
  return (
    <section aria-labelledby="suppressed" className={layout.stack}>
      <h2 id="suppressed">{t('suppressed')}</h2>
      <p className={layout.muted}>{t('suppressedLead')}</p>
      {room.suppressed.length > 0 && (
        <Table
          labelledBy="suppressed"
          head={[t('address'), t('reason'), t('actions')]}
          rows={room.suppressed.map(({ address, reason }) => ({
            key: address,
            cells: [
              address,
              t(`reasons.${reason}`),
              <Form key="release" method="post">
                <input type="hidden" name="address" value={address} />
                <Button kind="quiet" name="intent" value="release">
                  {t('release')}
                </Button>
              </Form>,
            ],
          }))}
        />
      )}
      <Form method="post" noValidate className={layout.stack}>
        <TextField label={t('address')} type="email" field={form.field('email')} />
        <div>
          <Button kind="quiet" name="intent" value="suppress">
            {t('suppress')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
