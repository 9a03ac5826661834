import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Comparison } from '#app/features/posts/posts/changes/comparison.tsx';
import { useUnitLabel } from '#app/features/communities/communities/use-unit-label.ts';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { doorQueue } from '#app/messages/en/door-queue.ts';
import { AskedUnit } from '#app/features/residency/units/asked-unit.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormKey } from '#app/ui/forms/form-key.tsx';
import { formState, type FormState } from '#app/ui/forms/form-state.ts';
import { Link } from '#app/ui/navigation/link.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import { personPath } from '../people/people-list.ts';
import * as styles from '../people/people.css.ts';
import { RefusalFields, TenureField } from '../queue/decision-fields.tsx';
import { UnknownUnit } from '../queue/facts.tsx';
import { FurtherUnits } from './further-units.tsx';
import { History } from './history.tsx';
import { PersonFacts } from './person-facts.tsx';
import type { PersonPage } from './person-page.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** One person of a community: what is known, what can be decided, and what happened. */
export function PersonView({
  page,
  reply,
  children,
}: {
  page: PersonPage;
  reply: FormReply | undefined;
  /** What else the desk can do for a member, such as booking the elevator. */
  children?: ReactNode;
}) {
  const t = useMessages(doorQueue);
  const unitLabel = useUnitLabel();
  const { community, person, history } = page;
  const posted = formState(reply?.result);
  const isMember = person.state === 'CONFIRMED';
  return (
    <Desk
      community={community}
      section="people"
      above={[{ to: deskPath(community.slug, 'people'), label: t('title') }]}
      title={person.name || t('somebody')}
      lead={
        <>
          {unitLabel(person.unit)}{' '}
          <Badge kind={isMember ? 'success' : 'notice'}>
            {t(person.wasRefused ? 'refused' : `states.${person.state}`)}
          </Badge>
        </>
      }
    >
      <ErrorSummary form={posted} title={t('notDone')} formId={decideForm}>
        {reply?.conflict && reply.conflict.changes.length > 0 && (
          <Comparison fields={reply.conflict.changes} before={t('now')} after={t('yours')} />
        )}
        {reply?.link && <Link to={reply.link.to}>{reply.link.label}</Link>}
      </ErrorSummary>
      <PersonFacts page={page} />
      {person.state === 'WAITING' && <Decide page={page} reply={reply} />}
      {isMember && <Change page={page} reply={reply} />}
      {isMember && <FurtherUnits page={page} reply={reply} />}
      {isMember && (
        <p>
          <Link to={`${personPath(community.slug, person.id)}/end`}>{t('endMembership')}</Link>
        </p>
      )}
      {isMember && children}
      {person.canUnconfirm && <Return page={page} intent="unconfirm" />}
      {person.wasRefused && <Return page={page} intent="reopen" />}
      <History lines={history} />
    </Desk>
  );
}

interface FormProps {
  page: PersonPage;
  reply: FormReply | undefined;
}

/** The reply, where it is to the form that intends this. */
const replyTo = (reply: FormReply | undefined, intent: string) =>
  reply?.result.initialValue?.intent === intent ? reply.result : null;

/** The id of the form that approves or declines a request to join. */
const decideForm = 'decide-person';

/** Who was selected in the queue that the refusal came from. */
const tickedIn = ({ result }: FormState): string[] =>
  [result?.initialValue?.ids ?? []].flat().filter((id) => typeof id === 'string');

function Decide({ page: { community, person, formKey }, reply }: FormProps) {
  const t = useMessages(doorQueue);
  const busy = useNavigation().formMethod === 'POST';
  const form = formState(replyTo(reply, 'confirm') ?? replyTo(reply, 'refuse'));
  return (
    <section aria-labelledby="decide" className={layout.stack}>
      <h2 id="decide">{t('wait')}</h2>
      {/* One form, so that a reason isn't lost beside the other button. */}
      <Form method="post" id={decideForm} className={styles.form} noValidate>
        <input type="hidden" name="unit" value={person.unit} />
        <FormKey form={form} fresh={formKey} />
        {form.field('queue').value && (
          <input type="hidden" name="queue" value={form.field('queue').value} />
        )}
        {tickedIn(form).map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <TenureField
          label={t('whatTheyAre')}
          name="tenure"
          value={form.result ? form.field('tenure').value : person.claimedTenure}
        />
        {community.hasRegister && !person.register.isKnown && <UnknownUnit unit={person.unit} />}
        <div className={layout.row}>
          <Button name="intent" value="confirm" disabled={busy}>
            {t('confirm')}
          </Button>
          {person.question && <a href={person.question}>{t('ask')}</a>}
        </div>
        <RefusalFields name={person.name} reason={form.field('reason')} busy={busy} />
      </Form>
    </section>
  );
}

function Change({ page: { person, formKey }, reply }: FormProps) {
  const t = useMessages(doorQueue);
  const busy = useNavigation().formMethod === 'POST';
  const { unit, tenure, version } = person;
  const form = formState(replyTo(reply, 'change'), { unit, tenure, version });
  return (
    <section aria-labelledby="change" className={layout.stack}>
      <h2 id="change">{t('change')}</h2>
      <Form method="post" className={styles.form} noValidate key={version}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="version" value={form.field('version').value || version} />
        <FormKey form={form} fresh={formKey} />
        <TextField
          label={t('unit')}
          hint={t('unitHint')}
          field={form.field('unit')}
          maxLength={unitLength}
        />
        <AskedUnit form={form} at="" name="unit" />
        <TenureField label={t('tenure')} name="tenure" value={form.field('tenure').value} />
        <Button disabled={busy}>{t('save')}</Button>
      </Form>
    </section>
  );
}

/** Puts somebody back into the queue: who was refused, or who was confirmed by mistake. */
function Return({
  page: { formKey },
  intent,
}: Pick<FormProps, 'page'> & { intent: 'reopen' | 'unconfirm' }) {
  const t = useMessages(doorQueue);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <FormKey form={formState(null)} fresh={formKey} />
      <Button kind="quiet" disabled={busy} pending={busy && t('reopening')}>
        {t(intent)}
      </Button>
    </Form>
  );
}
