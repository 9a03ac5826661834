import { Fragment, type ReactNode } from 'react';
import { Form, useLocation, useNavigation, useSearchParams } from '@remix-run/react';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { button } from '#app/ui/button.css.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { isTicked, personAnchor, personPath } from '../people/people-list.ts';
import type { PeoplePage } from '../people/people-page.server.ts';
import * as styles from '../people/people.css.ts';
import { FullUnit, UnknownUnit, WaitingFacts } from './facts.tsx';
import { RefusalFields, TenureField } from './decision-fields.tsx';
import type { WaitingPerson } from './waiting.server.ts';

/** The id of the form that the boxes and buttons of all entries belong to. */
const queueForm = 'confirm-people';

/**
 * Who waits. One form confirms the ticked, and each entry's button, which belongs to the same form,
 * that one person; what is chosen in an entry counts for both.
 */
export function WaitingList({
  community,
  people,
  hasRegister,
  formKey,
  reply,
  above,
}: {
  community: PeoplePage['community'];
  people: WaitingPerson[];
  /** Whether there is a register of units that could know a unit. */
  hasRegister: boolean;
  formKey: string;
  reply: FormReply | undefined;
  /** The toast about the decision before, and the entry below it. */
  above: { id: string; landed: ReactNode } | null;
}) {
  const t = useMessages(doorQueue);
  const posted = formState(reply?.result);
  const { search } = useLocation();
  const { formData, state } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const pressed = busy ? formData.get('only') : null;
  return (
    <section aria-labelledby="queue" className={layout.stack}>
      <h2 id="queue">{t('queueTitle')}</h2>
      <Form method="post" id={queueForm} className={layout.stack}>
        <ErrorSummary form={posted} title={t('notDone')}>
          {reply?.link && <Link to={reply.link.to}>{reply.link.label}</Link>}
        </ErrorSummary>
        <FormKey form={posted} fresh={formKey} />
        <input type="hidden" name="queue" value={search || '?'} />
        {/* First among the buttons of its form, so that Enter presses no single person's. */}
        <button className={styles.onEnter} tabIndex={-1}>
          {t('confirmTicked')}
        </button>
      </Form>
      <ol role="list" className={styles.queue}>
        {people.map((person) => (
          <Fragment key={person.id}>
            {above?.id === person.id && <li className={styles.landed}>{above.landed}</li>}
            <WaitingEntry
              {...{ community, person, hasRegister, posted, busy }}
              pressed={pressed === person.id}
            />
          </Fragment>
        ))}
      </ol>
      <div id="ids" className={layout.row}>
        <Button
          kind="quiet"
          form={queueForm}
          disabled={busy}
          pending={busy && !pressed && t('confirming')}
        >
          {t('confirmTicked')}
        </Button>
        <span className={layout.muted}>{t('confirmTickedHint')}</span>
      </div>
    </section>
  );
}

/** One person who waits: what is known, and what can be decided. */
function WaitingEntry({
  community: { slug, peoplePerUnit: limit },
  person,
  hasRegister,
  posted,
  busy,
  pressed,
}: {
  community: PeoplePage['community'];
  person: WaitingPerson;
  hasRegister: boolean;
  posted: FormState;
  busy: boolean;
  pressed: boolean;
}) {
  const t = useMessages(doorQueue);
  const unitLabel = useUnitLabel();
  const { id, name, unit } = person;
  const [query] = useSearchParams();
  const ticked: unknown = posted.result?.initialValue?.ids;
  const wasTicked = posted.result ? [ticked].flat().includes(id) : isTicked(query, id);
  const reason = posted.field(`words.${id}`);
  const chosen = posted.result ? posted.field(`tenure.${id}`).value : person.claimedTenure;
  const path = personPath(slug, id);
  return (
    <li className={styles.entry} id={personAnchor(id)} tabIndex={-1}>
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
      <input type="hidden" form={queueForm} name={`was.${id}`} value={person.claimedTenure ?? ''} />
      <WaitingFacts person={person} />
      {person.isFull && limit !== null && <FullUnit slug={slug} limit={limit} />}
      {hasRegister && !person.register.isKnown && <UnknownUnit unit={unit} />}
      <div className={styles.decide}>
        <TenureField
          form={queueForm}
          label={t('whatTheyAre')}
          name={`tenure.${id}`}
          about={t('whatPersonIs', { name })}
          value={chosen}
          errors={posted.field(`tenure.${id}`).errors}
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
      <details open={reason.value !== ''}>
        <summary className={styles.summary}>{t('refuseTitle')}</summary>
        <div className={styles.form}>
          <RefusalFields
            name={name}
            reason={reason}
            entry={{ form: queueForm, path }}
            busy={busy}
          />
        </div>
      </details>
    </li>
  );
}
