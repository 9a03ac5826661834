import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { outgoingMail as words } from '#app/messages/en/outgoing-mail.ts';
import { mailTrouble } from '#app/messages/en/mail-trouble.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import type { LetterRow, OutgoingMail } from './queries.server.ts';
import type { MailRecord } from './records.server.ts';
import type { Trouble } from './trouble.server.ts';

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
    <div className={layout.stackWide}>
      <ErrorSummary form={form} title={t('notDone')} />
      {!room.sendsMail && (
        <p className={layout.row}>
          <Badge kind="danger">{t('off')}</Badge>
          <span>{t('noServer', { folder: room.folder })}</span>
        </p>
      )}
      <Troubles troubles={room.troubles} />
      <Form method="post" className={layout.row}>
        <Button name="intent" value="test">
          {t('test')}
        </Button>
        <p className={layout.muted}>{t('testTo', { email: room.ownEmail })}</p>
      </Form>
      <section aria-labelledby="counts" className={layout.stack}>
        <h2 id="counts">{t('counts')}</h2>
        <Table
          pair
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
      {room.givenUpForSetting > 0 && (
        <Form method="post">
          <Button kind="quiet" name="intent" value="retry-refused">
            {t('retryGivenUp', { count: room.givenUpForSetting })}
          </Button>
        </Form>
      )}
      <Suppressed room={room} form={form} />
      <Records selector={room.selector} records={room.records} />
      <Bounces {...room.bounces} />
    </div>
  );
}

function Troubles({ troubles }: { troubles: Trouble[] }) {
  const t = useMessages(words);
  const trouble = useMessages(mailTrouble);
  const { fullDateTime } = useFormats();
  if (troubles.length === 0) return null;
  return (
    <section aria-labelledby="troubles" className={layout.stack}>
      <h2 id="troubles">{trouble('warning')}</h2>
      {troubles.map(({ about, count, said, since }) => (
        <div key={about} className={layout.stack}>
          <p>
            <strong>{trouble(`about.${about}`)}</strong> <q>{said}</q>
          </p>
          <p>{t(`toDo.${about}`)}</p>
          <p>{t('kept', { count, when: fullDateTime(since) })}</p>
        </div>
      ))}
      <Form method="post">
        <Button kind="quiet" name="intent" value="retry-refused">
          {t('retryRefused')}
        </Button>
      </Form>
    </section>
  );
}

function Letters({
  id,
  title,
  letters,
  mayGiveUp = false,
}: {
  id: string;
  title: string;
  letters: LetterRow[];
  mayGiveUp?: boolean;
}) {
  const t = useMessages(words);
  const { fullDateTime } = useFormats();
  if (letters.length === 0) return null;
  return (
    <section aria-labelledby={id} className={layout.stack}>
      <h2 id={id}>{title}</h2>
      <Table
        labelledBy={id}
        head={[t('address'), t('kind'), t('when'), t('said'), t('actions')]}
        rows={letters.map(({ id: letter, address, topic, tries, at, lastError }) => ({
          key: letter,
          cells: [
            address,
            t(`topics.${topic}`),
            `${fullDateTime(at)} · ${t('tries', { count: tries })}`,
            lastError ?? '',
            <Form key="actions" method="post" className={layout.row}>
              <input type="hidden" name="letter" value={letter} />
              <Button kind="quiet" name="intent" value="retry">
                {t('retry')}
              </Button>
              {mayGiveUp && (
                <Button kind="plain" name="intent" value="give-up">
                  {t('giveUp')}
                </Button>
              )}
            </Form>,
          ],
        }))}
      />
    </section>
  );
}

function Suppressed({ room, form }: { room: OutgoingMail; form: FormState }) {
  const t = useMessages(words);
  const { fullDateTime } = useFormats();
  return (
    <section aria-labelledby="suppressed" className={layout.stack}>
      <h2 id="suppressed">{t('suppressed')}</h2>
      <p className={layout.muted}>{t('suppressedLead')}</p>
      {room.suppressed.length > 0 && (
        <Table
          labelledBy="suppressed"
          head={[t('address'), t('reason'), t('since'), t('said'), t('actions')]}
          rows={room.suppressed.map(({ address, reason, detail, createdAt }) => ({
            key: address,
            cells: [
              address,
              t(`reasons.${reason}`),
              fullDateTime(createdAt),
              detail ?? '',
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
        <div className={layout.row}>
          <Button kind="quiet" name="intent" value="suppress">
            {t('suppress')}
          </Button>
          <Button kind="quiet" name="intent" value="lift">
            {t('release')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Records({ selector, records }: { selector: string | null; records: MailRecord[] }) {
  const t = useMessages(words);
  const foundText = ({ found, name }: MailRecord): string => {
    if (selector === null || name.startsWith('…')) return t('notLooked');
    if (found === null) return t('noAnswer');
    return found.length > 0 ? found.join(' / ') : t('missing');
  };
  return (
    <section aria-labelledby="records" className={layout.stack}>
      <h2 id="records">{t('records')}</h2>
      <p className={layout.muted}>{t('recordsLead')}</p>
      <Table
        labelledBy="records"
        head={[t('record'), t('recordName'), t('expected'), t('found')]}
        rows={records.map((record) => ({
          key: record.kind,
          cells: [
            <code key="kind">{record.kind}</code>,
            <code key="name">{record.name}</code>,
            <code key="expected">{record.expected} …</code>,
            foundText(record),
          ],
        }))}
      />
      <Form method="get" action="/admin/mail" className={layout.stack}>
        <TextField
          label={t('selector')}
          hint={t('selectorHint')}
          required={false}
          field={{ name: 'selector', id: 'selector', value: selector ?? '', errors: [] }}
        />
        <div>
          <Button kind="quiet">{t('lookUp')}</Button>
        </div>
      </Form>
    </section>
  );
}

function Bounces({ address, signingKey }: { address: string; signingKey: string }) {
  const t = useMessages(words);
  const shown = (id: string, value: string) => ({ name: id, id, value, errors: [] });
  return (
    <section aria-labelledby="bounces" className={layout.stack}>
      <h2 id="bounces">{t('bounces')}</h2>
      <p className={layout.muted}>{t('bouncesLead')}</p>
      <TextField label={t('bounceAddress')} readOnly field={shown('bounce-address', address)} />
      <TextField label={t('bounceKey')} readOnly field={shown('bounce-key', signingKey)} />
    </section>
  );
}
