import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { answerPage } from '#app/features/building/requests/desk/answers/answers-page.server.ts';
import { AnswerView } from '#app/features/building/requests/desk/answers/answers-view.tsx';
import { submitAnswer } from '#app/features/building/requests/desk/answers/submit.server.ts';
import {
  handleDeskForm,
  handleDeskPage,
} from '#app/features/communities/manage/desk-page.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requestDesk } from '#app/messages/en/request-desk.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true, scripts: false };

export const loader = (args: LoaderFunctionArgs) =>
  handleDeskPage(args, async ({ ctx, community, params }) =>
    answerPage(ctx, community, parseIdParam(params.id, 'requestDesk.answerUnknown')),
  );

export const action = (args: ActionFunctionArgs) =>
  handleDeskForm(args, async (page) =>
    submitAnswer(page, parseIdParam(page.params.id, 'requestDesk.answerUnknown')),
  );

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaMessages(matches, requestDesk);
  return privateMeta({
    title: [t('pages.answers'), data?.community.name ?? ''],
    description: t('answers.lead'),
  });
};

export default function RequestAnswer() {
  return (
    <AnswerView page={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
  );
}
