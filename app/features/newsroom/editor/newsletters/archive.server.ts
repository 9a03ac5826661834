import { archiveEditions } from '#db/content/newsletters/index.ts';
import { NewsletterEdition } from '#db/entities/index.ts';
import { insertEditions } from '#db/newsletters.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireEditor } from '../access.server.ts';

/**
 * Whether the archive of 2023 and 2024 is offered: while nobody has begun an issue. Throws AppError as
 * `requireEditor`.
 */
export async function offersArchive(ctx: Ctx): Promise<boolean> {
  requireEditor(ctx);
  return (await ctx.em.count(NewsletterEdition)) === 0;
}

/**
 * Publishes the archive of 2023 and 2024, with a line in the log for each issue. Issues at one of its addresses stay
 * as they are, so a second time adds nothing. Call it in a transaction. Returns how many issues are new. Throws
 * AppError as `requireEditor`.
 */
export async function startArchive(ctx: Ctx): Promise<number> {
  const actor = requireEditor(ctx);
  const made = await insertEditions(ctx.em, archiveEditions);
  for (const {
    id,
    status,
    version: _version,
    createdAt: _made,
    updatedAt: _changed,
    ...columns
  } of made) {
    await recordEvent(ctx.em, {
      actor,
      communityId: null,
      subject: { type: 'EDITORIAL', id },
      action: 'PUBLISH',
      from: 'DRAFT',
      to: status,
      snapshot: { ...columns, kind: 'newsletters' },
    });
  }
  return made.length;
}
