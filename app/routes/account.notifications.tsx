import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import {
  choicesSchema,
  ownChoices,
  saveChoices,
} from '#app/features/mail/choices/choices.server.ts';
import { ChoicesView } from '#app/features/mail/choices/choices-view.tsx';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { useShellData } from '#app/lib/page/shell-data.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { mailChoices } from '#app/messages/en/mail-choices.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => ({
    choices: await ownChoices(ctx),
    noMail: noMailNote(ctx),
  }));

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, request }) => {
    await requireActorForForm(ctx, request);
    return submitForm(ctx, request, {
      schema: choicesSchema,
      run: async (chosen, inside) => {
        await saveChoices(inside, chosen);
        return {};
      },
      respond: () =>
        redirectWithToast('/account/notifications', {
          title: translate(ctx.locale, 'mailChoices.saved.title'),
          description: translate(ctx.locale, 'mailChoices.saved.description'),
        }),
    });
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, mailChoices);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function Notifications() {
  const { choices, noMail } = useLoaderData<typeof loader>();
  const email = useShellData().viewer?.email ?? '';
  const reply = useActionData<typeof action>();
  const pending = useNavigation().formMethod === 'POST';
  return (
    <ChoicesView
      choices={choices}
      noMail={noMail}
      email={email}
      result={reply?.result}
      pending={pending}
    />
  );
}
