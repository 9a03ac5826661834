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
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import { SavedPart } from '#app/ui/forms/saved-part.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';
import { Changed } from './changed.tsx';
import { yearPath } from './duty-path.ts';
import type { LinePage } from './queries.server.ts';
import { OnEnter } from './on-enter.tsx';
import { RequestFields } from './request-fields.tsx';

/** The id of the one form of the page, whose buttons each save their own part. */
const lineForm = 'line';

/** Writes down that a line of the board's year was done, and changes what a request for records says of itself. */
export function LineForm({ page, reply }: { page: LinePage; reply: FormReply | undefined }) {
  const t = useMessages(boardYear);
  const day = useDay();
  const sending = useNavigation().formData?.get('intent');
  const { community, year, line, documents, values, request, today, formKey } = page;
  const { seen, ...own } = values;
  const shown = { ...own, ...request };
  const form = formState(reply?.saved ? null : reply?.result, {
    ...shown,
    seen,
    ...reply?.saved?.fields,
  });
  return (
    <>
      {reply?.saved && <SavedPart {...reply.saved} />}
      <ErrorSummary
        form={form}
        title={form.invalid.length > 0 ? undefined : t('notSaved')}
        formId={lineForm}
      />
      <Changed reply={reply} />
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
      {/* One form: a button takes nothing away that was typed beside another one. */}
      <Form method="post" id={lineForm} noValidate className={`${layout.stackWide} ${desk.column}`}>
        <FormKey form={form} fresh={formKey} />
        <input type="hidden" name="seen" value={form.field('seen').value} />
        {Object.entries(shown).map(([name, value]) => (
          <input key={name} type="hidden" name={shownFieldOf(name)} value={value} />
        ))}
        <OnEnter />
        <div className={layout.stack}>
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
        </div>
        {line.doneOn && (
          <PartButton intent="undo" sending={sending}>
            {t('notDone')}
          </PartButton>
        )}
        {request && <RequestPart form={form} today={today} sending={sending} />}
      </Form>
    </>
  );
}

/** The intent of the button that was selected, while its form is sent. */
type Sending = FormDataEntryValue | null | undefined;

/** The button of a part of the form, on a line of its own. */
function PartButton({
  intent,
  kind = 'quiet',
  sending,
  children,
}: {
  intent: string;
  kind?: 'quiet' | 'danger';
  sending: Sending;
  children: string;
}) {
  const t = useMessages(boardYear);
  return (
    <div>
      <Button kind={kind} name="intent" value={intent} pending={sending === intent && t('saving')}>
        {children}
      </Button>
    </div>
  );
}

/** Changes what a request for records says of itself, or removes one that was added by mistake. */
function RequestPart({
  form,
  today,
  sending,
}: {
  form: FormState;
  today: string;
  sending: Sending;
}) {
  const t = useMessages(boardYear);
  return (
    <section aria-labelledby="request" className={layout.stack}>
      <h2 id="request">{t('theRequest')}</h2>
      <RequestFields form={form} today={today} />
      <PartButton intent="change" sending={sending}>
        {t('save')}
      </PartButton>
      <details>
        <summary>{t('mistake')}</summary>
        <div className={layout.stack}>
          <p>{t('removeHint')}</p>
          <PartButton kind="danger" intent="remove" sending={sending}>
            {t('remove')}
          </PartButton>
        </div>
      </details>
    </section>
  );
}
