import { Form } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { messageLength } from '../../limits.ts';
import * as styles from '../desk-requests.css.ts';
import { formOf, type RequestFormProps } from './posted.ts';
import type { DeskRequestPage } from './request-page.server.ts';

/** Gives a request to somebody at the desk. */
export function AssignForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const { request, people } = props.page;
  const { assigneeId, assignee } = request;
  const form = formOf(props, { assignee: assigneeId ?? '' });
  const isListed = assigneeId === null || people.some(({ id }) => id === assigneeId);
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section aria-labelledby="assign" className={layout.stack}>
      <h2 id="assign">{t('assign.title')}</h2>
      <div className={styles.answer}>
        <ShownField name="assignee" value={assigneeId} />
        <SelectField
          label={t('assign.who')}
          required={false}
          placeholder={t('search.nobody')}
          options={
            isListed || assigneeId === null
              ? options
              : [{ value: assigneeId, label: assignee ?? '' }, ...options]
          }
          field={form.field('assignee')}
        />
        <Button kind="quiet" name="intent" value="assign">
          {t('assign.save')}
        </Button>
      </div>
    </section>
  );
}

/** Leaves what was written last without an answer. */
export function WaiveForm() {
  const t = useMessages(requestDesk);
  return (
    <section aria-labelledby="waive" className={layout.stack}>
      <h2 id="waive">{t('waive.title')}</h2>
      <p className={layout.muted}>{t('waive.hint')}</p>
      <p>
        <Button kind="quiet" name="intent" value="waive">
          {t('waive.send')}
        </Button>
      </p>
    </section>
  );
}

/** Lets neighbours see and join a request, or no longer. */
export function ShareForm({ page: { request } }: Pick<RequestFormProps, 'page'>) {
  const t = useMessages(requestDesk);
  const intent = request.isShared ? 'unshare' : 'share';
  return (
    <section aria-labelledby="share" className={layout.stack}>
      <h2 id="share">{t('share.title')}</h2>
      <p className={layout.muted}>{t(request.isShared ? 'share.isShared' : 'share.isNot')}</p>
      {!request.isShared && <p className={layout.muted}>{t('share.willRead')}</p>}
      <p>
        <Button kind="quiet" name="intent" value={intent}>
          {t(`share.${intent}`)}
        </Button>
      </p>
    </section>
  );
}

/** Undoes a merge while its emails are held. */
export function UnmergeForm({ page, until }: { page: DeskRequestPage; until: Date }) {
  const t = useMessages(requestDesk);
  const { timeOfDay } = useFormats();
  return (
    <Form method="post" className={layout.row}>
      <FormKey form={formState(null)} fresh={`${page.formKey}-unmerge`} />
      <Button kind="quiet" name="intent" value="unmerge">
        {t('merge.undo')}
      </Button>
      <span className={layout.muted}>{t('merge.undoUntil', { time: timeOfDay(until) })}</span>
    </Form>
  );
}

/** Ends a request as the double of another one. */
export function MergeForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const { nearby } = props.page;
  const form = formOf(props);
  return (
    <section aria-labelledby="merge" className={layout.stack}>
      <h2 id="merge">{t('merge.title')}</h2>
      <p className={layout.muted}>{t('merge.hint')}</p>
      <p className={layout.muted}>{t('merge.willRead')}</p>
      <div className={styles.answer}>
        <TextField
          label={t('merge.into')}
          autoComplete="off"
          list={nearby.length > 0 ? 'nearby' : undefined}
          maxLength={40}
          field={form.field('into')}
        />
        {nearby.length > 0 && (
          <datalist id="nearby">
            {nearby.map(({ ref, text, language }) => (
              <option key={ref} value={ref} label={text ?? ref} lang={language} />
            ))}
          </datalist>
        )}
        <Button kind="quiet" name="intent" value="merge">
          {t('merge.send')}
        </Button>
      </div>
    </section>
  );
}

/** Writes to one of those whom a request affects and who live here, where other words are for all of them. */
export function MessageForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const unitLabel = useUnitLabel();
  const { author, joiners, request } = props.page;
  const form = formOf(props);
  const labelOf = (name: string, unit: string | null) =>
    unit ? `${name}, ${unitLabel(unit)}` : name;
  const options = [
    ...(author?.isMember ? [{ value: author.id, label: labelOf(author.name, request.unit) }] : []),
    ...joiners
      .filter(({ isMember }) => isMember)
      .map(({ id, name, unit }) => ({ value: id, label: labelOf(name, unit) })),
  ];
  return (
    <section aria-labelledby="message" className={layout.stack}>
      <h2 id="message">{t('message.title')}</h2>
      <div className={styles.form}>
        <SelectField
          label={t('message.to')}
          placeholder={t('message.choose')}
          options={options}
          field={{ ...form.field('to') }}
        />
        <TextArea
          label={t('message.words')}
          hint={t('message.hint')}
          maxLength={messageLength}
          field={form.field('message')}
        />
        <div>
          <Button kind="quiet" name="intent" value="message">
            {t('message.send')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Says what a field held when the page was opened: only what was changed since is still to be sent. */
export const ShownField = ({ name, value }: { name: string; value: string | null }) =>
  value === null ? null : <input type="hidden" name={shownFieldOf(name)} value={value} />;
