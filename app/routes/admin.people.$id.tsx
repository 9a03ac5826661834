import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { RoleAssignmentForm } from '#app/features/people/role-assignment-form.tsx';
import { assignRole } from '#app/features/people/commands.server.ts';
import { personForRoleAssignment, requireAdmin } from '#app/features/people/queries.server.ts';
import { roleAssignmentSchema } from '#app/features/people/schema.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    person: await personForRoleAssignment(ctx, parseIdParam(params.id, 'User not found')),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    requireAdmin(ctx);
    const id = parseIdParam(params.id, 'User not found');
    return submitForm(ctx, request, {
      schema: roleAssignmentSchema,
      run: async (assignment) => {
        await assignRole(ctx, id, assignment);
        return {};
      },
      respond: () =>
        redirectWithToast('/admin/people', {
          title: 'Role saved',
          description: 'It takes effect on their next click.',
        }),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privateMeta({
    title: [data?.person.name ?? 'Person', 'People'],
    description: 'Set what somebody may do, and where.',
  });

export default function Person() {
  const { person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/admin/people', label: 'People' }]} current={person.name} />
        }
        title={person.name}
        lead={person.email}
      />
      <RoleAssignmentForm person={person} result={answer?.result} pending={pending} />
    </div>
  );
}
