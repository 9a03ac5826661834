import { Form, useNavigation } from '@remix-run/react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { peopleImport } from '#app/messages/en/people-import.ts';
import { Button } from '#app/ui/button.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { SelectField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { importPath, listPath } from '../../people/people-list.ts';
import * as styles from '../../people/people.css.ts';
import { importFields } from '../columns.ts';
import { dayOrders } from '../list-days.ts';
import { MailAll } from '../../invitations/mail-all.tsx';
import { WithoutLinks } from '../../invitations/without-links.tsx';
import { columnsForm, Preview } from './preview.tsx';
import { RowTable } from './row-table.tsx';
import type { ImportPage } from '../queries.server.ts';

/** A list: what saving it would do, or, once it is saved, what it did. */
export function ImportView({ page, reply }: { page: ImportPage; reply: FormReply | undefined }) {
  const t = useMessages(peopleImport);
  const people = useMessages(doorQueue);
  const { community, fileName, state } = page;
  const peoplePath = deskPath(community.slug, 'people');
  const titles = {
    PREVIEW: t('previewTitle'),
    SAVED: t('savedTitle'),
    UNDONE: t('undoneTitle'),
  };
  return (
    <Desk
      community={community}
      section="people"
      above={[
        { to: peoplePath, label: people('title') },
        { to: importPath(community.slug), label: t('title') },
      ]}
      title={titles[state]}
      lead={
        <>
          <bdi>{fileName ?? t('pasted')}</bdi>
          {state === 'PREVIEW' && `. ${t('nothingSaved')}`}
        </>
      }
    >
      <ErrorSummary form={formState(reply?.result)} title={t('notDone')} />
      {state === 'PREVIEW' ? (
        <>
          <ColumnsForm page={page} />
          <Preview page={page} />
        </>
      ) : state === 'UNDONE' ? (
        <>
          <p>{t('undoneLead')}</p>
          <p>
            <Link to={importPath(community.slug)}>{t('another')}</Link>
          </p>
        </>
      ) : (
        <Saved page={page} />
      )}
    </Desk>
  );
}

/** Which column of a list holds what. */
function ColumnsForm({
  page: { mapping, columns, unread, leftOutLines, unclearDay, formKey },
}: {
  page: ImportPage;
}) {
  const t = useMessages(peopleImport);
  const busy = useNavigation().formData?.get('intent') === 'map';
  const options = columns.map((text, at) => ({
    value: String(at),
    label: text
      ? t('column', { number: String(at + 1), text: text.slice(0, 40) })
      : t('emptyColumn', { number: String(at + 1) }),
  }));
  return (
    <section aria-labelledby="columns" className={layout.stack}>
      <h2 id="columns">{t('columnsTitle')}</h2>
      <p>{t('columnsHint')}</p>
      {leftOutLines > 0 && <p>{t('leftOutLines', { count: leftOutLines })}</p>}
      {unread.length > 0 && (
        <p role="status">
          <strong>{t('unread', { count: unread.length, names: unread.join(', ') })}</strong>
        </p>
      )}
      <Form method="post" id={columnsForm} className={layout.stack} key={JSON.stringify(mapping)}>
        <FormKey form={formState(null)} fresh={formKey} />
        <input type="hidden" name="mapped" value="yes" />
        <label className={field.choice}>
          <input type="checkbox" name="hasHead" value="yes" defaultChecked={mapping.hasHead} />
          <span>{t('hasHead')}</span>
        </label>
        {unclearDay !== null && (
          <fieldset className={field.field}>
            <legend className={field.legend}>{t('dayOrder', { day: unclearDay })}</legend>
            {dayOrders.map((order) => (
              <label key={order} className={field.choice}>
                <input
                  type="radio"
                  name="dayOrder"
                  value={order}
                  defaultChecked={mapping.dayOrder === order}
                />
                <span>{t(`dayOrders.${order}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        <div className={styles.facts}>
          {importFields.map((name) => (
            <SelectField
              key={name}
              label={t(`fields.${name}`)}
              required={false}
              placeholder={t('noColumn')}
              options={options}
              field={{
                name: `columns.${name}`,
                id: `columns-${name}`,
                value: String(mapping.columns[name] ?? ''),
                errors: [],
              }}
            />
          ))}
        </div>
        <div>
          <Button
            kind="quiet"
            name="intent"
            value="map"
            disabled={busy}
            pending={busy && t('applying')}
          >
            {t('apply')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Saved({ page }: { page: ImportPage }) {
  const t = useMessages(peopleImport);
  const busy = useNavigation().formMethod === 'POST';
  const { community, summary, preview, canUndo, open } = page;
  const leftOut = preview?.problems ?? [];
  const lines = (
    [
      'created',
      'updated',
      'membersUpdated',
      'furtherUnits',
      'invitationsSame',
      'membersSame',
      'unchanged',
      'elsewhere',
      'atDoor',
      'errors',
      'unknownUnits',
      'unitsAdded',
      'owners',
    ] as const
  ).flatMap((key) => {
    const count = summary?.[key] ?? 0;
    return count > 0 ? [t(`summaryOf.${key}`, { count })] : [];
  });
  return (
    <>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <MailAll slug={community.slug} count={page.toMail} formKey={page.formKey} />
      {open.mailed > 0 && <p>{t('mailed', { count: open.mailed })}</p>}
      {open.all > open.mailed && <WithoutLinks slug={community.slug} />}
      <p className={layout.row}>
        <Link to={listPath(community.slug, 'invited')}>{t('toInvited')}</Link>
        <Link to={importPath(community.slug)}>{t('another')}</Link>
      </p>
      {canUndo && (
        <details>
          <summary>{t('undoAsk')}</summary>
          <Form method="post" className={layout.stack}>
            <p>{t('undoHint')}</p>
            {open.all > 0 && <p>{t('undoGoes', { count: open.all })}</p>}
            {open.mailed > 0 && <p>{t('undoMailed', { count: open.mailed })}</p>}
            <div>
              <Button
                kind="danger"
                name="intent"
                value="undo"
                disabled={busy}
                pending={busy && t('undoing')}
              >
                {t('undo')}
              </Button>
            </div>
          </Form>
        </details>
      )}
      {leftOut.length > 0 && (
        <RowTable slug={community.slug} id="left-out" title={t('leftOut')} rows={leftOut} isSaved />
      )}
    </>
  );
}
