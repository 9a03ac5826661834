import { Form } from '@remix-run/react';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { outgoingMail as words } from '#app/messages/en/outgoing-mail.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Table } from '#app/ui/table.tsx';
import type { LetterRow } from './queries.server.ts';
import type { MailRecord } from './records.server.ts';

/** Letters that wait or were given up, each with its buttons. */
export function Letters({
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
  return (
    <section aria-labelledby={id} className={layout.stack}>
      <h2 id={id}>{title}</h2>
      {letters.length === 0 ? (
        <p className={layout.muted}>{t('none')}</p>
      ) : (
        <Table
          labelledBy={id}
          head={[t('address'), t('kind'), t('when'), t('said'), t('actions')]}
          rows={letters.map(({ id: letter, address, kind, tries, at, lastError }) => ({
            key: letter,
            cells: [
              address,
              <code key="kind">{kind}</code>,
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
      )}
    </section>
  );
}

/** The records of the sender's domain: what should be there, and what is. */
export function Records({ selector, records }: { selector: string | null; records: MailRecord[] }) {
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
      <Form method="get" action="/admin/mail" className={layout.row}>
        <TextField
          label={t('selector')}
          hint={t('selectorHint')}
          required={false}
          field={{ name: 'selector', id: 'selector', value: selector ?? '', errors: [] }}
        />
        <Button kind="quiet">{t('lookUp')}</Button>
      </Form>
    </section>
  );
}

/** Where a mail service tells of letters that came back. */
export function Bounces({ address, signingKey }: { address: string; signingKey: string }) {
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
