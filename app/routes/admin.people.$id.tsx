import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { AppointmentForm } from '#app/features/people/appointment-form.tsx';
import { appoint } from '#app/features/people/commands.server.ts';
import { personToAppoint, requireAdmin } from '#app/features/people/queries.server.ts';
import { appointmentSchema } from '#app/features/people/schema.ts';
import { redirectWithToast } from '#app/lib/flash.server.ts';
import { handlePage, submitForm } from '#app/lib/form-route.server.ts';
import { idOf } from '#app/lib/ids.ts';
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

export { keepUnsent as clientAction } from '#app/ui/keep-unsent.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.person.name ?? 'People'} · The Local Link` },
];

export default function Person() {
  const { person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <header className={layout.stack}>
        <p>
          <Link to="/admin/people">Back to People</Link>
        </p>
        <h1>{person.name}</h1>
        <p className={layout.muted}>{person.email}</p>
      </header>
      <AppointmentForm person={person} result={answer?.result} pending={pending} />
    </div>
  );
}
