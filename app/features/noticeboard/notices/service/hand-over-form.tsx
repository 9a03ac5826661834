import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import * as desk from '#app/features/communities/manage/desk.css.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeService } from '#app/messages/en/notice-service.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import * as field from '#app/ui/forms/field.css.ts';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as lines from '#app/ui/styles/lines.css.ts';
import { ServiceEntry } from './service-entry.tsx';
import type { ServicePage, ServiceView } from './service-page.server.ts';
import * as slips from '../delivery/slips.css.ts';

/**
 * The owners that a way on paper serves, to choose those for whom paper was handed over; with what, when, by whom
 * and how many. All who are not served yet are chosen at first.
 */
export function HandOverForm({
  page: { today, formKey },
  rows,
  way,
  reply,
}: {
  page: Pick<ServicePage, 'today' | 'formKey'>;
  rows: ServiceView[];
  way: 'MAIL' | 'UNIT';
  reply: FormReply | undefined;
}) {
  const t = useMessages(noticeService);
  const unitLabel = useUnitLabel();
  const pending = useNavigation().formData?.get('intent') === 'handOver';
  const form = formState(
    reply?.result,
    {
      what: '',
      handedOn: today,
      handedBy: '',
      count: '',
    },
    `${way.toLowerCase()}-`,
  );
  const chosen: unknown = reply?.result.initialValue?.owners;
  const isChosen = (id: string) =>
    reply === undefined || (Array.isArray(chosen) ? chosen.includes(id) : chosen === id);
  return (
    <Form method="post" noValidate className={layout.stack}>
      <ErrorSummary form={form} title={form.invalid.length > 0 ? undefined : t('notDone')} />
      <FormKey form={form} fresh={`${formKey}-${way}`} />
      <input type="hidden" name="intent" value="handOver" />
      <fieldset id={form.field('owners').id} className={slips.choices}>
        <legend className={layout.visuallyHidden}>{t('whom')}</legend>
        {rows.map((row) => (
          <div key={row.id} className={row.status.isServed ? lines.line : undefined}>
            {row.status.isServed ? (
              <ServiceEntry row={row} />
            ) : (
              <label className={slips.unit}>
                <input
                  type="checkbox"
                  name="owners"
                  value={row.id}
                  defaultChecked={isChosen(row.id)}
                  aria-label={t('choose', {
                    owner: `${unitLabel(row.unit)}, ${row.name ?? t('noOwner')}`,
                  })}
                />
                <span>
                  <ServiceEntry row={row} />
                </span>
              </label>
            )}
          </div>
        ))}
      </fieldset>
      <section aria-labelledby={`hand-over-${way}`} className={`${layout.stack} ${desk.column}`}>
        <h3 id={`hand-over-${way}`}>{t(`handOverTitle.${way}`)}</h3>
        <fieldset id={form.field('way').id} className={field.field}>
          <legend className={field.legend}>{t('handOverWay')}</legend>
          {([way, 'HAND'] as const).map((one) => (
            <label key={one} className={field.choice}>
              <input
                type="radio"
                name="way"
                value={one}
                defaultChecked={(form.field('way').value || way) === one}
              />
              <span>{t(`ways.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('what')}
          hint={t(`whatHint.${way}`)}
          maxLength={200}
          autoComplete="off"
          field={form.field('what')}
        />
        <TextField label={t('handedOn')} type="date" max={today} field={form.field('handedOn')} />
        <TextField
          label={t('handedBy')}
          hint={t('handedByHint')}
          maxLength={200}
          autoComplete="off"
          field={form.field('handedBy')}
        />
        <TextField
          label={t('count')}
          hint={t('countHint')}
          optional
          inputMode="numeric"
          autoComplete="off"
          field={form.field('count')}
        />
        <div>
          <Button pending={pending && t('saving')}>{t('handOver')}</Button>
        </div>
      </section>
    </Form>
  );
}
