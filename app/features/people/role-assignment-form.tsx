import type { SubmissionResult } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { formState } from '#app/ui/form-state.ts';
import * as layout from '#app/ui/styles/layout.css.ts';
import type { PersonForRoleAssignment } from './queries.server.ts';
import { roleLabels } from './labels.ts';

/** What a person may do: their role, and the communities they moderate. */
export function RoleAssignmentForm({
  person,
  result,
  pending,
}: {
  person: PersonForRoleAssignment;
  result: SubmissionResult | undefined;
  pending: boolean;
}) {
  const form = formState(result, { role: person.role });
  return (
    <Form method="post" noValidate className={layout.stackWide}>
      <ErrorSummary form={form} title="This was not saved" />
      <SelectField
        label="Role"
        placeholder="Choose a role"
        options={Object.entries(roleLabels).map(([value, label]) => ({ value, label }))}
        field={form.field('role')}
      />
      <CheckboxGroup
        legend="Moderates"
        hint="Counts for board members and managers. Administrators moderate everywhere."
        field={form.field('moderates')}
        options={person.communities.map(({ id, name, unit, moderates }) => ({
          value: id,
          label: unit ? `${name}, ${unit}` : name,
          checked: moderates,
        }))}
      />
      <div className={layout.row}>
        <Button pending={pending && 'Saving...'}>Save</Button>
        <ButtonLink kind="plain" to="/admin/people">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
