import { data } from '@remix-run/node';
import {
  answerRows,
  dropOutdatedChoices,
} from '#app/features/communities/communities/chooser/answer.server.ts';
import {
  answerRowQuestions,
  rowErrorsIn,
} from '#app/features/residency/units/unit-question.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import { membershipsInOrder } from '#app/features/accounts/login/queries.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { accountErrorsIn } from '#app/features/residency/registration/account-errors.server.ts';
import { leavingText } from './building-losses.server.ts';
import type { LeavingInWords } from './leaving.ts';
import { LeavingUnconfirmed, type LeavingFacts } from './leaving.server.ts';
import { redirectToSettings, type NewRequest } from './redirect-to-settings.server.ts';
import { profileFormSchema, type Profile } from './schema.ts';
import { ownOptions } from './settings.server.ts';
import { updateProfile } from './update-profile.server.ts';

/**
 * Saves the form of Account Settings. When it would leave a community and lose something there, the
 * form comes back as it was (409) with what that is, and nothing is saved until it is agreed to.
 */
export async function submitProfile(ctx: RequestContext, request: Request) {
  let leaving: LeavingInWords[] = [];
  const form = await readFormData(request);
  const options = ctx.actor ? ownOptions(ctx.actor) : [];
  const own = ctx.actor ? membershipsInOrder(ctx.actor) : [];
  await dropOutdatedChoices(ctx, form, options);
  const by = { request, accountId: ctx.actor?.id ?? null };
  const fields = { schema: profileFormSchema, secrets: ['currentPassword'] };
  const resumed = resumeDraft(ctx, form, fields);
  const reply =
    resumed ??
    (await submitFields(ctx, request, form, {
      ...fields,
      prepare: () => answerRowQuestions(ctx.em, form),
      furtherErrors: async (typed) => [
        ...(await accountErrorsIn({ em: ctx.em, owner: ctx.actor }, typed)),
        ...(await rowErrorsIn(ctx, typed, { by, own })),
      ],
      run: async ({ confirmLeaving = [], listed, ...profile }, { em }) => {
        const inside = { ...ctx, em };
        refuseFields(await rowErrorsIn(inside, form, { by, own }));
        const since = joinedSince(ctx, profile.communities, listed);
        const communities = [...profile.communities, ...since];
        if (communities.length > maxCommunities)
          throw new AppError('conflict', 'codes.tooManyCommunities');
        // Conform drops an empty field; here an empty field means that the number goes.
        const changes = { ...profile, communities, phone: profile.phone ?? null };
        try {
          const agreed = { leaving: confirmLeaving, moving: confirmLeaving };
          await updateProfile(inside, changes, agreed, request);
        } catch (error) {
          if (error instanceof LeavingUnconfirmed)
            leaving = error.leaving.map((one) => inWords(ctx.locale, one));
          throw error;
        }
        return { asked: await newRequests(inside) };
      },
      respond: ({ asked }) => redirectToSettings(ctx, asked),
    }));
  if (reply instanceof Response) return reply;
  const { result, ...rest } = reply.data;
  // It asks a question, and is no error.
  const asked = leaving.length > 0 ? { ...result, status: undefined, error: {} } : result;
  const chosen = await answerRows(ctx, request, result, options);
  return data({ ...rest, result: asked, leaving, chosen }, reply.init ?? {});
}

function inWords(locale: Locale, { building, ...leaving }: LeavingFacts): LeavingInWords {
  const { movesTo, moderates } = leaving;
  const means = [
    ...(movesTo !== undefined
      ? [translate(locale, 'accounts.leavingMeans.moves', { unit: movesTo })]
      : []),
    ...(moderates ? [translate(locale, 'accounts.leavingMeans.moderates')] : []),
    building ? leavingText(locale, building) : '',
  ];
  return { ...leaving, means: means.filter(Boolean) };
}

/**
 * The actor's communities that they joined since the page was made: they aren't in it, and stay as they are. Nothing
 * for a page that doesn't say which ones it listed.
 */
function joinedSince(
  { actor }: RequestContext,
  chosen: Profile['communities'],
  listed: string[] | undefined,
): Profile['communities'] {
  if (!actor || !listed) return [];
  const known = new Set([...listed, ...chosen.map(({ communityId }) => communityId)]);
  return membershipsInOrder(actor).flatMap(({ communityId, condoUnit }) =>
    known.has(communityId) ? [] : [{ communityId, condoUnit }],
  );
}

/** What the actor has asked for just now: to join a community, or to have another unit where they are a member. */
async function newRequests({ em, actor }: RequestContext): Promise<NewRequest[]> {
  const { id, waiting } = requireActor({ actor });
  const before = new Set(waiting.map(({ communityId }) => communityId));
  const rows = await kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('communities as community', 'community.id', 'membership.community')
    .select(['community.id', 'community.name', 'membership.confirmedAt'])
    .where('membership.user', '=', id)
    .where('membership.state', '=', 'WAITING')
    .orderBy('membership.position')
    .execute();
  return rows
    .filter((row) => !before.has(row.id))
    .map(({ name, confirmedAt }) => ({ community: name, isMove: confirmedAt !== null }));
}
