import { z } from 'zod';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireManagedNotice } from './access.server.ts';
import {
  changeNotice,
  noticeChanges,
  type ChangedNotice,
  type NoticeChange,
} from '../saving/change.server.ts';
import { takeDownReason } from './schema.ts';

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

/**
 * Makes the change that the address names, and goes back to the notice. Throws AppError as
 * `changeNotice` does.
 */
export async function pressChange({ ctx, params, request }: Args): Promise<Response> {
  const { slug = '', id = '' } = params;
  await requireActorForForm(ctx, request, []);
  const change = noticeChanges.find((each) => each === params.change);
  if (!change) throw new AppError('not-found', 'notices.notFound');
  await readFormData(request);
  return afterChange(ctx, slug, change, await changeNotice(ctx, { slugOrId: slug, id }, change));
}

/** The notice that is to be taken down. Throws AppError as `requireManagedNotice` does. */
export async function takeDownPage({
  ctx,
  params: { slug = '', id = '' },
}: Pick<Args, 'ctx' | 'params'>) {
  const { community, notice } = await requireManagedNotice(ctx, slug, id);
  const { title } = sideFor(ctx.locale, notice);
  return {
    community: { slug: community.slug, name: community.name },
    notice: { id: notice.id, title },
  };
}

/** Takes a notice down, with a reason. Throws AppError as `changeNotice` does. */
export async function submitTakeDown({ ctx, params, request }: Args) {
  const { slug = '', id = '' } = params;
  await requireActorForForm(ctx, request, []);
  await requireManagedNotice(ctx, slug, id);
  return submitForm(ctx, request, {
    schema: z.object({ reason: takeDownReason }),
    run: ({ reason }, inside) => changeNotice(inside, { slugOrId: slug, id, reason }, 'take-down'),
    respond: (changed) => afterChange(ctx, slug, 'take-down', changed),
  });
}

const afterChange = (
  { locale }: Ctx,
  slug: string,
  change: NoticeChange,
  { id, title, language }: ChangedNotice,
): Promise<Response> => {
  const list = deskPath(slug, 'notices');
  return redirectWithToast(change === 'delete' ? `${list}?show=draft` : `${list}/${id}`, {
    title: translate(locale, `noticeDesk.changedTo.${change}.title`),
    about: title,
    language,
    description: translate(locale, `noticeDesk.changedTo.${change}.description`),
  });
};
