import { Form, useNavigation } from '@remix-run/react';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useDay } from '#app/lib/i18n/use-day.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { boardYear } from '#app/messages/en/board-year.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Changed } from './changed.tsx';
import { yearPath } from './duty-path.ts';
import type { LinePage } from './queries.server.ts';
import { RequestFields } from './request-fields.tsx';

/** Writes down that a line of the board's year was done. */
export function LineForm({ page, reply }: { page: LinePage; reply: FormReply | undefined }) {
  const t = useMessages(boardYear);
  const day = useDay();
  const sending = useNavigation().formData?.get('intent');
  const { community, year, line, documents, values, request, today, formKey } = page;
  const posted = reply?.result.initialValue?.intent;
  const isOfRequest = posted === 'change' || posted === 'remove';
  const form = formState(isOfRequest ? undefined : fieldsIn(reply), values);
  return (
    <>
      {line.about && (
        <p>
          <bdi>{line.about}</bdi>
        </p>
      )}
      {line.due && (
        <p>
          <strong>
            {t(line.duty === 'BALLOTS' ? 'keepUntil' : 'due', { day: day(line.due) })}
          </strong>{' '}
          {t(`duties.${line.duty}.text`)}
        </p>
      )}
      <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
        <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
        {!isOfRequest && <Changed reply={reply} />}
        <FormKey form={form} fresh={formKey} />
        <input type="hidden" name="seen" value={form.field('seen').value} />
        <TextField label={t('doneOn')} type="date" max={today} field={form.field('doneOn')} />
        <TextField
          label={t('doneBy')}
          hint={t('doneByHint')}
          maxLength={120}
          autoComplete="off"
          field={form.field('doneBy')}
        />
        <SelectField
          label={t('document')}
          hint={t('documentHint')}
          optional
          placeholder={t('noDocument')}
          options={documents.map(({ id, title, datedOn, language }) => ({
            value: id,
            label: t('documentOf', { title, day: day(datedOn) }),
            lang: language,
          }))}
          field={form.field('document')}
        />
        <div className={layout.row}>
          <Button name="intent" value="save" pending={sending === 'save' && t('saving')}>
            {t(line.doneOn ? 'save' : 'saveDone')}
          </Button>
          <ButtonLink kind="plain" to={yearPath(community.slug, year.endsOn)}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
      {line.doneOn && (
        <Form method="post">
          <input type="hidden" name="seen" value={values.seen} />
          <Button
            kind="quiet"
            name="intent"
            value="undo"
            pending={sending === 'undo' && t('saving')}
          >
            {t('notDone')}
          </Button>
        </Form>
      )}
      {request && (
        <RequestForm page={page} request={request} reply={isOfRequest ? reply : undefined} />
      )}
    </>
  );
}

/** The reply to a form; that to a button alone has no fields, and leaves the saved ones. */
function fieldsIn(reply: FormReply | undefined): FormReply['result'] | undefined {
  const intent = reply?.result.initialValue?.intent;
  const isAlone = intent === 'undo' || intent === 'remove';
  return reply && isAlone ? { ...reply.result, initialValue: null } : reply?.result;
}

/** Changes what a request for records says of itself, or removes one that was added by mistake. */
function RequestForm({
  page: { values, today, formKey },
  request,
  reply,
}: {
  page: LinePage;
  request: NonNullable<LinePage['request']>;
  reply: FormReply | undefined;
}) {
  const t = useMessages(boardYear);
  const sending = useNavigation().formData?.get('intent');
  const form = formState(fieldsIn(reply), { ...request, seen: values.seen }, 'request-');
  return (
    <section aria-labelledby="request" className={layout.stack}>
      <h2 id="request">{t('theRequest')}</h2>
      <Form method="post" noValidate className={`${layout.stack} ${desk.column}`}>
        <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notSaved')} />
        <Changed reply={reply} />
        <FormKey form={form} fresh={`${formKey}-request`} />
        <input type="hidden" name="seen" value={form.field('seen').value} />
        <RequestFields form={form} today={today} />
        <div>
          <Button
            kind="quiet"
            name="intent"
            value="change"
            pending={sending === 'change' && t('saving')}
          >
            {t('save')}
          </Button>
        </div>
      </Form>
      <details>
        <summary>{t('mistake')}</summary>
        <Form method="post" className={layout.stack}>
          <input type="hidden" name="seen" value={values.seen} />
          <p>{t('removeHint')}</p>
          <div>
            <Button
              kind="danger"
              name="intent"
              value="remove"
              pending={sending === 'remove' && t('saving')}
            >
              {t('remove')}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
