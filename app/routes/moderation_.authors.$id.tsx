import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { RejectAuthorPage } from '#app/features/desks/moderation/authors/reject-author-page.tsx';
import { pendingOfAuthor } from '#app/features/desks/moderation/authors/pending-of-author.server.ts';
import {
  rejectAllOfAuthor,
  rejectAuthorSchema,
} from '#app/features/desks/moderation/authors/reject-author.server.ts';
import { queueBehind, wayBackToQueue } from '#app/features/desks/moderation/way-back.server.ts';
import { reasonOptions } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { metaMessages, privateMeta } from '#app/lib/page/metadata.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { authorRejection } from '#app/messages/en/author-rejection.ts';

/** The frame must not take away what was typed. */
export const handle = { form: true };

export const loader = (args: LoaderFunctionArgs) =>
  handlePage(args, async ({ ctx, params, url }) => {
    const pending = await pendingOfAuthor(ctx, parseIdParam(params.id, 'accounts.notFound'));
    const way = await wayBackToQueue(ctx, url, pending.count > 0);
    return {
      pending,
      reasons: reasonOptions(ctx.locale, 'REJECT'),
      queue: way?.to ?? '/moderation',
    };
  });

export const action = (args: ActionFunctionArgs) =>
  handlePage(args, async ({ ctx, params, request, url }) => {
    await requireActorForForm(ctx, request);
    const id = parseIdParam(params.id, 'accounts.notFound');
    // Refuses before anything is read, as the page itself does.
    await pendingOfAuthor(ctx, id);
    return submitForm(ctx, request, {
      schema: rejectAuthorSchema,
      run: (form, inside) => rejectAllOfAuthor(inside, id, form),
      respond: (rejected) => {
        const to = queueBehind(url);
        return redirectWithToast(to, {
          title: translate(ctx.locale, 'moderation.rejectedAll.title'),
          description: rejectionText(ctx.locale, rejected),
          at: to.split('#')[1],
        });
      },
    });
  });

/** What was rejected, and what was left and why, in whole sentences. */
function rejectionText(
  locale: Locale,
  { name, count, left, waiting }: Awaited<ReturnType<typeof rejectAllOfAuthor>>,
): string {
  return [
    translate(locale, 'moderation.rejectedAll.description', { name, count }),
    ...(left > 0 ? [translate(locale, 'moderation.rejectedAll.left', { count: left })] : []),
    ...(waiting > 0
      ? [translate(locale, 'moderation.rejectedAll.waiting', { count: waiting })]
      : []),
  ].join(' ');
}

export { offlineFallback as clientAction } from '#app/ui/forms/offline-fallback.ts';

export const meta: MetaFunction = ({ matches }) => {
  const t = metaMessages(matches, authorRejection);
  return privateMeta({ title: t('rejectAuthor'), description: t('rejectAuthorSummary') });
};

export default function RejectAuthor() {
  const reply = useActionData<typeof action>();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <RejectAuthorPage
      {...useLoaderData<typeof loader>()}
      result={reply?.result}
      isSending={isSending}
    />
  );
}
