import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation, type MetaFunction } from '@remix-run/react';
import { AccountPage } from '#app/features/accounts/login/account-page.tsx';
import { askDeletion, deletionPage } from '#app/features/site/own-account/ask-deletion.server.ts';
import { DeleteForm } from '#app/features/site/own-account/delete-form.tsx';
import { daysToComeBack } from '#app/features/site/own-account/deletion-days.ts';
import { deletionSchema } from '#app/features/site/own-account/schema.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { ownAccount } from '#app/messages/en/own-account.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx }) => deletionPage(ctx));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitForm(ctx, request, {
      schema: deletionSchema,
      secrets: ['currentPassword'],
      run: async ({ currentPassword }, inside) => {
        await askDeletion({ ...inside, session }, currentPassword);
        return {};
      },
      respond: async () => redirect('/account/closing', 303),
    });
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, ownAccount);
  return privateMeta({
    title: t('delete.title'),
    description: t('delete.lead', { count: daysToComeBack }),
  });
};

export default function DeleteAccount() {
  const t = useMessages(ownAccount);
  const { building } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <AccountPage title={t('delete.title')} lead={t('delete.lead', { count: daysToComeBack })}>
      <DeleteForm building={building} result={reply?.result} pending={pending} />
    </AccountPage>
  );
}
