import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { roles } from '#db/enums.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { people } from '#app/messages/en/people.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { ChooserReply } from '#app/features/communities/communities/chooser/chooser.ts';
import { CheckboxGroup } from '#app/ui/forms/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx';
import { SelectField } from '#app/ui/forms/field.tsx';
import { formState } from '#app/ui/forms/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { PersonForRoleAssignment } from './queries.server.ts';
import { type RightsQuestion, agreementsFor } from './agreements.ts';
import { RoleSearch } from './role-search.tsx';
import { AlertBox } from '#app/ui/alert-box.tsx';

/** The roles with the one that may do least first. */
const roleChoices = [...roles].reverse();

export function RoleAssignmentForm({
  person,
  result,
  reply,
  asked,
  pending,
}: {
  person: PersonForRoleAssignment;
  result: SubmissionResult | undefined;
  /** What the last post names and searched for. */
  reply: ChooserReply | undefined;
  /** What has to be agreed to before it is saved. */
  asked: RightsQuestion | null;
  pending: boolean;
}) {
  const t = useMessages(people);
  const seen =
    person.communities.flatMap(({ id, moderates }) => (moderates ? id : [])).join() || 'none';
  const form = formState(result, { role: person.role, seen });
  const ticked = result && [result.initialValue?.moderates].flat().map(String);
  return (
    <Form method="post" noValidate className={layout.stackWide}>
      <ErrorSummary form={form} title={t('notSaved')} />
      {/* Enter in a field presses the first button of a form: let it be this one. */}
      <button className={layout.visuallyHidden} tabIndex={-1} aria-hidden>
        {t('save')}
      </button>
      <input type="hidden" name="seen" value={form.field('seen').value || seen} />
      {asked && <RoleQuestionBox asked={asked} />}
      <SelectField
        label={t('role')}
        placeholder={t('chooseRole')}
        options={roleChoices.map((value) => ({ value, label: t(`roles.${value}`) }))}
        field={form.field('role')}
      />
      <CheckboxGroup
        legend={t('moderates')}
        hint={t('moderatesHint')}
        field={form.field('moderates')}
        options={person.communities.map(({ id, name, unit, moderates }) => ({
          value: id,
          label: unit ? (
            t.rich('communityAndUnit', { community: <bdi>{name}</bdi>, unit: <bdi>{unit}</bdi> })
          ) : (
            <bdi>{name}</bdi>
          ),
          checked: ticked ? ticked.includes(id) : moderates,
        }))}
      />
      {person.searches && (
        <RoleSearch {...{ form, reply, ticked, pending }} own={person.communities} />
      )}
      <div className={layout.row}>
        <Button pending={pending && t('saving')}>{t('save')}</Button>
        <ButtonLink kind="plain" to="/admin/people">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** Asks once before a role gives everything, or takes away more than the form showed. */
function RoleQuestionBox({ asked }: { asked: RightsQuestion }) {
  const t = useMessages(people);
  return (
    <AlertBox news={asked}>
      {asked.becomesAdmin !== null && (
        <p>{t.rich('becomesAdmin', { name: <bdi>{asked.becomesAdmin}</bdi> })}</p>
      )}
      <Named lead={t('losing.lead')} communities={asked.losing} />
      <Named lead={t('last.lead')} communities={asked.last} />
      <div className={layout.row}>
        <Button kind="danger" name="agreed" value={agreementsFor(asked).join()}>
          {t(asked.losing.length + asked.last.length > 0 ? 'agree' : 'makeAdmin')}
        </Button>
        <ButtonLink kind="plain" to="/admin/people">
          {t('cancel')}
        </ButtonLink>
      </div>
    </AlertBox>
  );
}

function Named({ lead, communities }: { lead: string; communities: RightsQuestion['last'] }) {
  if (communities.length === 0) return null;
  return (
    <>
      <p>{lead}</p>
      <ul>
        {communities.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
