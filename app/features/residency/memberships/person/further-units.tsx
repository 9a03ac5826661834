import { Form, useNavigation } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { AskedUnit } from '#app/features/residency/units/asked-unit.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import * as styles from '../people/people.css.ts';
import { TenureField } from '../queue/decision-fields.tsx';
import { OthersInUnit } from '../queue/facts.tsx';
import type { PersonPage } from './person-page.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** The further units of a member: those to decide, those that are theirs, and one more. */
export function FurtherUnits({
  page: { further, formKey },
  reply,
}: {
  page: PersonPage;
  reply: FormReply | undefined;
}) {
  const t = useMessages(doorQueue);
  const busy = useNavigation().formMethod === 'POST';
  const refused = reply?.result.initialValue?.intent === 'addUnit' ? reply.result : null;
  const adding = formState(refused);
  return (
    <section aria-labelledby="further" className={layout.stack}>
      <h2 id="further">{t('furtherTitle')}</h2>
      {further.length === 0 ? (
        <p>{t('furtherNone')}</p>
      ) : (
        <ul role="list" className={styles.queue}>
          {further.map((unit) => (
            <FurtherUnit key={unit.id} line={unit} formKey={formKey} busy={busy} />
          ))}
        </ul>
      )}
      <details open={refused !== null}>
        <summary className={styles.summary}>{t('addUnit')}</summary>
        <Form method="post" className={styles.form} noValidate>
          <input type="hidden" name="intent" value="addUnit" />
          <FormKey form={adding} fresh={formKey} />
          <TextField label={t('newUnit')} field={adding.field('newUnit')} maxLength={unitLength} />
          <AskedUnit form={adding} at="" name="newUnit" />
          <TenureField
            label={t('newTenure')}
            name="newTenure"
            value={adding.field('newTenure').value}
          />
          <Button kind="quiet" disabled={busy}>
            {t('addUnit')}
          </Button>
        </Form>
      </details>
    </section>
  );
}

function FurtherUnit({
  line: { id, unit, state, tenure, claimedTenure, others },
  formKey,
  busy,
}: {
  line: PersonPage['further'][number];
  formKey: string;
  busy: boolean;
}) {
  const t = useMessages(doorQueue);
  const unitLabel = useUnitLabel();
  const isWaiting = state === 'WAITING';
  const known = tenure ?? claimedTenure;
  const decide = (value: string) => ({ name: 'decision', value, disabled: busy });
  return (
    <li className={styles.entry}>
      <p>
        <strong>
          {isWaiting ? t('furtherWaits', { unit: unitLabel(unit) }) : unitLabel(unit)}
        </strong>
        {!isWaiting && known && `, ${t(`tenures.${known}`)}`}
      </p>
      <p>
        {t('others')}: <OthersInUnit others={others} />
      </p>
      <Form method="post" className={styles.decide}>
        <input type="hidden" name="intent" value="further" />
        <input type="hidden" name="further" value={id} />
        <FormKey form={formState(null)} fresh={`${formKey}-${id}`} />
        {isWaiting ? (
          <>
            <TenureField
              label={t('whatTheyAre')}
              name="tenure"
              id={`tenure-${id}`}
              value={claimedTenure}
            />
            <Button {...decide('confirm')} aria-label={t('confirmUnit', { unit })}>
              {t('confirm')}
            </Button>
            <Button {...decide('refuse')} kind="danger" aria-label={t('refuseUnit', { unit })}>
              {t('refuse')}
            </Button>
          </>
        ) : (
          <Button {...decide('end')} kind="danger" aria-label={t('endUnit', { unit })}>
            {t('take')}
          </Button>
        )}
      </Form>
    </li>
  );
}
