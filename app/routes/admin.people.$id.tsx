import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { requireAdmin } from '#app/lib/session/context.server.ts';
import { personForRoleAssignment } from '#app/features/residency/people/queries.server.ts';
import { RoleAssignmentForm } from '#app/features/residency/people/role-assignment-form.tsx';
import { submitRole } from '#app/features/residency/people/submit-role.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { people } from '#app/messages/en/people.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Link } from '#app/ui/navigation/link.ts';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params }) => ({
    person: await personForRoleAssignment(ctx, parseIdParam(params.id, 'accounts.notFound')),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    requireAdmin(ctx);
    const id = parseIdParam(params.id, 'accounts.notFound');
    return submitRole(ctx, request, id);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, people);
  return privateMeta({
    title: [data?.person.name ?? t('person'), t('title')],
    description: t('personSummary'),
  });
};

export default function Person() {
  const t = useMessages(people);
  const { person } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className={`${layout.narrow} ${layout.section} ${layout.stackWide}`}>
      <PageHeader
        above={
          <Breadcrumb above={[{ to: '/admin/people', label: t('title') }]} current={person.name} />
        }
        title={person.name}
        lead={person.email}
      />
      <RoleAssignmentForm
        person={person}
        result={reply?.result}
        reply={reply?.chosen}
        asked={reply?.asked ?? null}
        pending={pending}
      />
      {person.communities.some(({ moderates }) => moderates) && (
        <p>
          <Link to={`/manage/handover?person=${person.id}`}>{t('handOver')}</Link>
        </p>
      )}
    </div>
  );
}
