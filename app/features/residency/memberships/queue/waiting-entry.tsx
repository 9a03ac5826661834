import type { ReactNode } from 'react';
import { Form } from '@remix-run/react';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { button } from '#app/ui/button.css.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as styles from '../register/register.css.ts';
import { personAnchor, personPath } from '../register/people-paths.ts';
import { RefusalFields } from './refusal-fields.tsx';
import { TenureField } from './tenure-field.tsx';
import { WaitingFacts } from './waiting-facts.tsx';
import type { WaitingPerson } from './waiting.server.ts';

/** The id of the form that the boxes and buttons of all entries belong to. */
export const queueForm = 'confirm-people';

/** One person at the door: what is known, and what can be decided. */
export function WaitingEntry({
  slug,
  person,
  limit,
  hasRegister,
  landed,
  posted,
  busy,
  pressed,
}: {
  slug: string;
  person: WaitingPerson;
  limit: number | null;
  hasRegister: boolean;
  /** The toast about the decision before, where this is the next entry. */
  landed: ReactNode;
  posted: FormState;
  busy: boolean;
  pressed: boolean;
}) {
  const t = useMessages(doorQueue);
  const unitLabel = useUnitLabel();
  const { id, name, unit } = person;
  const ticked: unknown = posted.result?.initialValue?.ids;
  const wasTicked = Array.isArray(ticked) ? ticked.includes(id) : ticked === id;
  const chosen = posted.result ? posted.field(`tenure.${id}`).value : person.claimedTenure;
  const path = personPath(slug, id);
  return (
    <li className={styles.entry} id={personAnchor(id)} tabIndex={-1}>
      {landed}
      <label className={styles.tick}>
        <input
          type="checkbox"
          form={queueForm}
          name="ids"
          value={id}
          defaultChecked={wasTicked}
          aria-label={t('tick', { name })}
        />
        <span>
          <bdi>{name}</bdi>, {unitLabel(unit)}
        </span>
      </label>
      <input type="hidden" form={queueForm} name={`unit.${id}`} value={unit} />
      <WaitingFacts person={person} />
      {person.isFull && limit !== null && (
        <p>
          {t('full', { count: limit })}{' '}
          <Link to={deskPath(slug, 'settings')}>{t('toSettings')}</Link>
        </p>
      )}
      {hasRegister && !person.register.isKnown && (
        <p className={styles.warning}>
          <strong>{t('unknownUnit', { unit })}</strong> {t('unknownUnitMore')}
        </p>
      )}
      <div className={styles.decide}>
        <TenureField
          form={queueForm}
          label={t('whatTheyAre')}
          name={`tenure.${id}`}
          about={t('whatPersonIs', { name })}
          value={chosen}
        />
        <Button
          form={queueForm}
          name="only"
          value={id}
          disabled={busy}
          pending={pressed && t('confirming')}
          aria-label={t('confirmPerson', { name })}
        >
          {t('confirm')}
        </Button>
        <a href={person.question} className={button.plain} aria-label={t('askPerson', { name })}>
          {t('ask')}
        </a>
        <ButtonLink kind="plain" to={path} aria-label={t('openPerson', { name })}>
          {t('open')}
        </ButtonLink>
      </div>
      <details>
        <summary className={styles.summary}>{t('refuseTitle')}</summary>
        <Form method="post" action={path} className={styles.form} noValidate>
          <RefusalFields name={name} prefix={`${id}-`} busy={busy} />
        </Form>
      </details>
    </li>
  );
}
