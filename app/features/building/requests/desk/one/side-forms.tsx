import { Form } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/unit.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { messageLength } from '../../limits.ts';
import * as styles from '../desk-requests.css.ts';
import { formOf, type RequestFormProps } from './posted.ts';
import type { DeskRequestPage } from './request-page.server.ts';

/** Gives a request to somebody at the desk. */
export function AssignForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const { request, people, formKey } = props.page;
  const { assigneeId, assignee } = request;
  const form = formOf(props, ['assign'], { assignee: assigneeId ?? '' });
  const isListed = assigneeId === null || people.some(({ id }) => id === assigneeId);
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section aria-labelledby="assign" className={layout.stack}>
      <h2 id="assign">{t('assign.title')}</h2>
      <Form method="post" noValidate className={styles.answer}>
        <input type="hidden" name="intent" value="assign" />
        <FormKey form={form} fresh={formKey} />
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
        <Button kind="quiet">{t('assign.save')}</Button>
      </Form>
    </section>
  );
}

/** Leaves what was written last without an answer. */
export function WaiveForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const { request, formKey } = props.page;
  const form = formOf(props, ['waive']);
  return (
    <section aria-labelledby="waive" className={layout.stack}>
      <h2 id="waive">{t('waive.title')}</h2>
      <p className={layout.muted}>{t('waive.hint')}</p>
      <Form method="post">
        <input type="hidden" name="version" value={request.version} />
        <FormKey form={form} fresh={formKey} />
        <Button kind="quiet" name="intent" value="waive">
          {t('waive.send')}
        </Button>
      </Form>
    </section>
  );
}

/** Lets neighbours see and join a request, or no longer. */
export function ShareForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const { request, formKey } = props.page;
  const intent = request.isShared ? 'unshare' : 'share';
  const form = formOf(props, ['share', 'unshare']);
  return (
    <section aria-labelledby="share" className={layout.stack}>
      <h2 id="share">{t('share.title')}</h2>
      <p className={layout.muted}>{t(request.isShared ? 'share.isShared' : 'share.isNot')}</p>
      {!request.isShared && <p className={layout.muted}>{t('share.willRead')}</p>}
      <Form method="post">
        <FormKey form={form} fresh={formKey} />
        <Button kind="quiet" name="intent" value={intent}>
          {t(`share.${intent}`)}
        </Button>
      </Form>
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
  const { nearby, formKey } = props.page;
  const form = formOf(props, ['merge']);
  return (
    <section aria-labelledby="merge" className={layout.stack}>
      <h2 id="merge">{t('merge.title')}</h2>
      <p className={layout.muted}>{t('merge.hint')}</p>
      <p className={layout.muted}>{t('merge.willRead')}</p>
      <Form method="post" noValidate className={styles.answer}>
        <input type="hidden" name="intent" value="merge" />
        <FormKey form={form} fresh={formKey} />
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
        <Button kind="quiet">{t('merge.send')}</Button>
      </Form>
    </section>
  );
}

/** Writes to one of those whom a request affects and who live here, where other words are for all of them. */
export function MessageForm(props: RequestFormProps) {
  const t = useMessages(requestDesk);
  const unitLabel = useUnitLabel();
  const { author, joiners, formKey, request } = props.page;
  const form = formOf(props, ['message']);
  const labelOf = (name: string, unit: string | null) =>
    unit ? `${name}, ${unitLabel(unit)}` : name;
  const options = [
    ...(author?.isMember ? [{ value: author.id, label: labelOf(author.name, request.unit) }] : []),
    ...joiners
      .filter(({ isMember }) => isMember)
      .map(({ id, name, unit }) => ({ value: id, label: labelOf(name, unit) })),
  ];
  if (options.length === 0) return null;
  return (
    <section aria-labelledby="message" className={layout.stack}>
      <h2 id="message">{t('message.title')}</h2>
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="intent" value="message" />
        <FormKey form={form} fresh={formKey} />
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
          <Button kind="quiet">{t('message.send')}</Button>
        </div>
      </Form>
    </section>
  );
}
