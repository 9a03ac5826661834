import { Form } from '@remix-run/react';
import { useMessages, useFormats } from '#app/lib/i18n/use-messages.tsx';
import { handover } from '#app/messages/en/handover.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField, TextField } from '#app/ui/forms/field.tsx';
import { fieldOf } from '#app/lib/forms/choice.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type PageForm } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { handoverChoice } from './choices.ts';
import type { HandoverPage } from './queries.server.ts';
import { Moment } from '#app/ui/text/moment.tsx';

export function HandoverForm({
  page: { communities, today },
  formKey,
  result,
  pending,
}: PageForm<HandoverPage>) {
  const t = useMessages(handover);
  const form = formState(result, { when: 'date' });
  const sent = result?.initialValue?.communities;
  const ticked = result ? [sent].flat() : communities.map(({ id }) => id);
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={t('notSaved')} />
      <FormKey form={form} fresh={formKey} />
      <input type="hidden" name="change" value="set" />
      <TextField
        label={t('successor')}
        type="email"
        autoComplete="off"
        hint={t('successorHint')}
        field={form.field('successor')}
      />
      <CheckboxGroup
        legend={t('communities')}
        field={form.field('communities')}
        options={communities.map(({ id, name }) => ({
          value: id,
          label: <bdi>{name}</bdi>,
          checked: ticked.includes(id),
        }))}
      />
      <SelectField
        label={t('when')}
        options={[
          { value: 'date', label: t('onADay') },
          { value: 'now', label: t('now') },
        ]}
        field={form.field('when')}
      />
      <TextField
        label={t('onDay')}
        type="date"
        min={today}
        hint={t('onDayHint')}
        required={false}
        field={form.field('onDay')}
        {...fieldOf(handoverChoice, 'onDay')}
      />
      <div className={layout.row}>
        <Button pending={pending && t('saving')}>{t('next')}</Button>
        <ButtonLink kind="plain" to="/manage">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

export function WaitingHandovers({ waiting }: { waiting: HandoverPage['waiting'] }) {
  const t = useMessages(handover);
  const { longDate } = useFormats();
  return (
    <section aria-labelledby="waiting" className={layout.stack}>
      <h2 id="waiting">{t('waiting')}</h2>
      {waiting.length === 0 && <p>{t('noneWaiting')}</p>}
      <ul role="list" className={layout.stack}>
        {waiting.map(({ id, community, successor, onDay, hasFailed }) => (
          <li key={id} className={layout.stack}>
            <p>
              {t.rich(hasFailed ? 'failed' : 'entry', {
                community: <bdi>{community}</bdi>,
                successor: <bdi>{successor}</bdi>,
                day: <Moment at={onDay} text={longDate(onDay)} />,
              })}
            </p>
            {!hasFailed && (
              <Form method="post">
                <input type="hidden" name="handover" value={id} />
                <Button
                  kind="quiet"
                  name="change"
                  value="cancel"
                  aria-label={t('cancelOf', { community })}
                >
                  {t('cancelThis')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
