import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminDesk } from '#app/features/communities/manage/admin-desk.tsx';
import {
  outgoingMailSchema,
  runOutgoingMail,
} from '#app/features/mail/outgoing/commands.server.ts';
import { OutgoingMailView } from '#app/features/mail/outgoing/outgoing-mail-view.tsx';
import { outgoingMail } from '#app/features/mail/outgoing/queries.server.ts';
import { requireAdmin } from '#app/lib/session/context.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { translate } from '#app/messages/catalogue.server.ts';
import { outgoingMail as words } from '#app/messages/en/outgoing-mail.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

/** The page has a key on it: no browser keeps it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, url }) => {
    const typed = url.searchParams.get('selector');
    const selector =
      typed === null
        ? null
        : typed
            .trim()
            .slice(0, 63)
            .replace(/[^\w-]/g, '');
    return data(await outgoingMail(ctx, selector), {
      headers: { 'Cache-Control': 'private, no-store' },
    });
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request, ['email']);
    requireAdmin(ctx);
    return submitForm(ctx, request, {
      schema: outgoingMailSchema,
      run: async (form, inside) => {
        await runOutgoingMail(inside, form);
        return { intent: form.intent };
      },
      respond: ({ intent }) =>
        redirectWithToast('/admin/mail', {
          title: translate(ctx.locale, `outgoingMail.done.${intent}`),
          description: translate(ctx.locale, 'outgoingMail.doneText'),
        }),
    });
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, words);
  return privateMeta({ title: t('title'), description: t('title') });
};

export default function OutgoingMail() {
  const room = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useMessages(words);
  return (
    <AdminDesk
      section="mail"
      title={t('title')}
      lead={t.rich('lead', { sender: <code>{room.sender}</code> })}
    >
      <OutgoingMailView room={room} result={reply?.result} />
    </AdminDesk>
  );
}
