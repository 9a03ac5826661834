import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { AddPasskeyView } from '#app/features/accounts/second-step/passkeys/add-view.tsx';
import { submitPasskey } from '#app/features/accounts/second-step/passkeys/submit-passkey.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { secondStep } from '#app/messages/en/second-step.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, ({ ctx }) => {
    requireActor(ctx, 'secondStep.loginToSee');
    return Promise.resolve(null);
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => {
    await requireActorForForm(ctx, request, ['name']);
    return submitPasskey({ ...ctx, session }, request);
  });

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, secondStep);
  return privateMeta({ title: t('passkeys.add'), description: t('passkeys.lead') });
};

export default function AddPasskey() {
  const reply = useActionData<typeof action>();
  return <AddPasskeyView result={reply?.result} />;
}
