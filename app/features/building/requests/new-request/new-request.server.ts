import {
  notOpenYet,
  requireCommunity,
  requirePublicCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { submitPhotoForm } from '#app/features/media/photos/uploads/photo-form.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { idIn } from '#app/lib/http/addresses.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { isMember, unitsIn } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { noMailToReader } from '#app/features/mail/transport/no-mail-note.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { notTaken, sendRequest } from '../commands/send.server.ts';
import { knownIssues, type KnownIssue } from '../known.server.ts';
import { mostRequestPhotos, ownUnit } from '../limits.ts';
import { requestPath } from '../paths.ts';
import { placeChoices } from '../places.server.ts';
import { requestFormSchema } from '../schema.ts';

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

export type NewRequestPage = Awaited<ReturnType<typeof newRequestPage>>;

/** What is open already at the place that somebody chose; shown before their request is sent. */
export interface ShownKnown {
  placeId: string;
  known: KnownIssue[];
}

/**
 * The form for a new request in the community of `params.slug`, with who to call at once and what is open already.
 * Throws AppError: `unauthenticated`, `not-found`, also where it takes no requests, `forbidden` for anyone but its
 * members, `conflict` before its doors are open.
 */
export async function newRequestPage({ ctx, params }: Pick<Args, 'ctx' | 'params'>) {
  const { id, slug, name, emergencyPhone, managerPhone } = await requireTaking(
    ctx,
    params.slug ?? '',
  );
  const actor = requireActor(ctx);
  const about = { communityId: id, viewer: actor.id, placeId: null };
  const [places, known] = await Promise.all([
    placeChoices(ctx.em, ctx.locale, id),
    knownIssues(ctx.em, ctx.locale, about),
  ]);
  const [own = '', ...further] = unitsIn(actor, id);
  return {
    community: { slug, name },
    emergencyPhone,
    managerPhone,
    /** What the form sends for each of the actor's units, and what they are called. */
    units: [
      { value: ownUnit, label: unitLabel(ctx.locale, own) },
      ...further.map((unit) => ({
        value: `${ownUnit}:${unit}`,
        label: unitLabel(ctx.locale, unit),
      })),
    ],
    places,
    known,
    // A call first needs a phone number.
    values: { mayEnter: actor.phone ? 'CALL' : 'NO', phone: actor.phone ?? '' },
    formKey: newFormKey(),
  };
}

/**
 * Sends the request in a form post, and goes on to its page. One about a place where something is open comes back once
 * with that, because it may be the same. Throws as `newRequestPage` does.
 */
export async function submitNewRequest({ ctx, params, request }: Args) {
  const slug = params.slug ?? '';
  if (!ctx.actor) await requirePublicCommunity(ctx, slug);
  const actor = await requireActorForForm(ctx, request);
  const { id } = await requireTaking(ctx, slug);
  return submitPhotoForm(ctx, request, {
    schema: requestFormSchema,
    most: mostRequestPhotos,
    show: async ({ place, seen }): Promise<ShownKnown | null> => {
      if (idIn(place) === null || seen === place) return null;
      const about = { communityId: id, viewer: actor.id, placeId: place };
      const known = await knownIssues(ctx.em, ctx.locale, about);
      return known.length > 0 ? { placeId: place, known } : null;
    },
    run: (input, inside) => sendRequest(inside, id, input),
    respond: ({ ref, slug: own }) =>
      redirectWithToast(requestPath(own, ref), {
        title: translate(ctx.locale, 'requests.sent.title', { ref }),
        description: [
          translate(ctx.locale, 'requests.sent.description'),
          noMailToReader(ctx) ?? translate(ctx.locale, 'requests.sent.emailed'),
        ].join(' '),
      }),
  });
}

async function requireTaking(ctx: Ctx, slug: string) {
  const community = await requireCommunity(ctx, slug, isMember, findTaking);
  if (!community.openedAt) throw notOpenYet();
  if (!community.takesRequests) throw notTaken();
  return community;
}

const findTaking = async (em: Em, ref: CommunityRef) =>
  (await takingCommunities(em, { id: null, slug: null, ...ref }))[0];

const takingCommunities = compiledRead(
  (db, { param, given }: Params<{ id: string | null; slug: string | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name', 'openedAt', 'takesRequests', 'emergencyPhone', 'managerPhone'])
      .$if(given('id'), (query) => query.where('id', '=', param('id')))
      .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);
