import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { secondStepOf } from '#app/features/accounts/second-step/queries.server.ts';
import { passkeysOf } from '#app/features/accounts/second-step/passkeys/queries.server.ts';
import { StateView } from '#app/features/accounts/second-step/state-view.tsx';
import { submitChanges } from '#app/features/accounts/second-step/submit-changes.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { secondStep } from '#app/messages/en/second-step.ts';

export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx }) => {
    const { id, lacksSecondStep } = requireActor(ctx, 'secondStep.loginToSee');
    const [state, known] = await Promise.all([secondStepOf(ctx.em, id), passkeysOf(ctx.em, id)]);
    const passkeys = known.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt, lastUsedAt },
    }));
    return { state, passkeys, isLacking: lacksSecondStep };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, session, request }) => {
    await requireActorForForm(ctx, request, []);
    return submitChanges({ ...ctx, session }, request);
  });

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, secondStep);
  return privateMeta({ title: t('title'), description: t('lead') });
};

export default function SecondStep() {
  const { state, passkeys, isLacking } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <StateView state={state} passkeys={passkeys} isLacking={isLacking} result={reply?.result} />
  );
}
