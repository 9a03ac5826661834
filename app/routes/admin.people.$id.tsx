import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AppointmentForm } from '#app/features/people/role-assignment-form.tsx';
import { appoint } from '#app/features/people/commands.server.ts';
import { personToAppoint, requireAdmin } from '#app/features/people/queries.server.ts';
import { appointmentSchema } from '#app/features/people/schema.ts';
import { privateMeta } from '#app/features/shell/metadata.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { handlePage, submitForm } from '#app/lib/forms/submit-form.server.ts';
import { idOf } from '#app/lib/http/id-param.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ em, actor, params }) => ({
    person: await personToAppoint({ em, actor }, idOf(params.id, 'User not found')),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ em, actor, params, request }) => {
    const ctx = { em, actor };
    requireAdmin(ctx);
    const id = idOf(params.id, 'User not found');
    return submitForm(request, {
      schema: appointmentSchema,
      run: async (appointment) => {
        await appoint(ctx, id, appointment);
        return redirectWithToast('/admin/people', {
          kind: 'success',
          title: 'Role saved',
          description: 'It counts from their next click on.',
        });
      },
    });
  });

export { keepUnsent as clientAction } from '#app/ui/offline-fallback.ts';

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
      <AppointmentForm person={person} result={answer?.result} pending={pending} />
    </div>
  );
}
