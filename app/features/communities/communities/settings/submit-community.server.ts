import { Community } from '#db/entities/index.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { changeCommunity, createCommunity } from './commands.server.ts';
import {
  changesBetween,
  columnsFrom,
  columnsOf,
  fingerprintOf,
  type CommunityColumns,
} from './community-values.server.ts';
import { settingWords } from './setting-words.server.ts';
import { communitySchema, newCommunitySchema, type CommunityInput } from './schema.ts';

/**
 * Handles the form of a new community, and leads to the next steps of its opening. `startArchive` publishes the
 * archive of the newsletter where the form asks for it, in the same transaction, and returns how many issues are new.
 */
export const submitNewCommunity = (
  ctx: Ctx,
  request: Request,
  { actor, startArchive }: { actor: Actor; startArchive: (inside: Ctx) => Promise<number> },
) =>
  submitForm(ctx, request, {
    schema: newCommunitySchema,
    run: async ({ newsletterArchive, ...input }, inside) => ({
      ...(await createCommunity(inside.em, actor, input)),
      issues: newsletterArchive ? await startArchive(inside) : 0,
    }),
    respond: ({ slug, name, issues }) =>
      redirectWithToast(`/manage/${slug}/opening`, {
        title: translate(ctx.locale, 'communitySettings.created.title'),
        description: translate(
          ctx.locale,
          `communitySettings.created.${issues > 0 ? 'withNewsletter' : 'description'}`,
          { name },
        ),
      }),
  });

/**
 * Handles the form of a community's settings. After a save in between, it comes back with what was
 * typed and what is saved now; sent again, it is saved.
 */
export function submitSettings(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
) {
  const { id, slug, openedAt } = community;
  return submitForm(ctx, request, {
    schema: communitySchema,
    run: (input, { em }) => changeCommunity(em, actor, id, input),
    respond: ({ changed, opened }) =>
      redirectWithToast(`/manage/${slug}/${openedAt ? 'settings' : 'opening'}`, {
        title: translate(
          ctx.locale,
          `communitySettings.${changed === 0 ? 'unchanged' : 'saved'}.title`,
        ),
        description: [
          changed === 0
            ? translate(ctx.locale, 'communitySettings.unchanged.description')
            : translate(ctx.locale, 'communitySettings.saved.description', { count: changed }),
          ...(opened > 0
            ? [translate(ctx.locale, 'communitySettings.saved.opened', { count: opened })]
            : []),
        ].join(' '),
      }),
    catchUp: (input) => catchUp(ctx, id, input),
  });
}

async function catchUp(ctx: Ctx, id: string, input: CommunityInput): Promise<CatchUp> {
  const saved = await ctx.em.fork().findOneOrFail(Community, { id });
  const words = (field: keyof CommunityColumns, value: unknown) =>
    settingWords(ctx.locale, field, value);
  const changes = differingFields(
    ctx.locale,
    (field) => translate(ctx.locale, `communitySettings.fields.${field}`),
    changesBetween(columnsOf(saved), columnsFrom(input)).map(
      ({ field, before, after }) => [field, words(field, before), words(field, after)] as const,
    ),
  );
  return { values: { seen: fingerprintOf(saved) }, conflict: { changes } };
}
