import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Community } from '#db/entities/index.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { handlePage, type PageArgs } from '#app/lib/http/page.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireManaged } from './access.server.ts';

/** What the loader or action of a page under /manage/{slug} is given. */
export interface DeskPageArgs extends PageArgs {
  actor: Actor;
  community: Community;
}

/**
 * `handlePage` for the loader of a page under /manage/{slug}: finds the community once and hands it on.
 * Refuses as `requireManaged` does.
 */
export const handleDeskPage = <Result>(
  args: LoaderFunctionArgs,
  run: (page: DeskPageArgs) => Promise<Result>,
): Promise<Result> =>
  handlePage(args, async (page) =>
    run({ ...page, ...(await requireManaged(page.ctx, page.params.slug ?? '')) }),
  );

/**
 * The same for its action. Somebody who is no longer logged in keeps what they typed; `typed` names the
 * fields, as in `requireActorForForm`.
 */
export const handleDeskForm = <Result>(
  args: ActionFunctionArgs,
  run: (page: DeskPageArgs) => Promise<Result>,
  typed?: string[],
): Promise<Result> =>
  handlePage(args, async (page) => {
    await requireActorForForm(page.ctx, page.request, typed);
    return run({ ...page, ...(await requireManaged(page.ctx, page.params.slug ?? '')) });
  });
