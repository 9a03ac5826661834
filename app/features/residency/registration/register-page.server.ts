import { findCommunity } from '#app/features/communities/communities/access.server.ts';
import { chooserOf } from '#app/features/communities/communities/chooser/answer.server.ts';
import type { CommunityOption } from '#app/features/communities/communities/chooser/chooser.ts';
import { turnName } from '#app/features/residency/memberships/import/person-name.ts';
import { openedInvitation } from '#app/features/residency/memberships/invitations/queries.server.ts';
import { matchCode } from '#app/features/residency/units/codes/match-code.server.ts';
import { keptOperator } from '#app/features/communities/operator/kept.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { RegistrationStart } from './register-form.tsx';

export async function registerPage(ctx: Ctx, request: Request) {
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code');
  const invitation = searchParams.get('invitation');
  const led = invitation
    ? await fromInvitation(ctx, request, invitation)
    : code && (await fromCode(ctx, request, code));
  const redirectTo = safeRedirect(searchParams.get('redirectTo'), '') || (led ? led.back : '');
  const left = led ? null : await communityOfPage(ctx, redirectTo);
  const named = led ? led.community : left;
  return {
    redirectTo,
    // A community that is not open yet is only for whoever was led to it.
    chooser: await chooserOf(ctx, named ? [named] : []),
    formKey: newFormKey(),
    canWriteToUs: (await keptOperator(ctx.locale)).contact !== '',
    start: led ? led.start : left ? { communities: [{ communityId: left.id, condoUnit: '' }] } : {},
    query: led ? led.query : '',
  };
}

/** The open community in the address of one of its pages, from which somebody comes to register; null for others. */
export async function communityOfPage(ctx: Ctx, path: string): Promise<CommunityOption | null> {
  const [, slug] = /^\/communities\/([^/?]+)/.exec(path) ?? [];
  const community = slug === undefined ? null : await findCommunity(ctx.em, slug);
  if (!community?.openedAt) return null;
  const { id, name, address = null, joinPolicy } = community;
  return { id, name, address, joinPolicy };
}

interface Led {
  start: RegistrationStart;
  /** Null while the code has not been read. */
  community: CommunityOption | null;
  /** Where whoever has an account goes on. */
  back: string;
  /** What the form's address keeps. */
  query: string;
}

/** `carried` stands in the address for the secret of the invitation. */
async function fromInvitation(ctx: Ctx, request: Request, carried: string): Promise<Led | null> {
  const invitation = await readSecret(request, carried);
  const { community, invitee } = await openedInvitation(ctx, invitation);
  if (!invitee) return null;
  const { name, email, unit } = invitee;
  return {
    start: {
      name: turnName(name),
      ...(email && { email }),
      invitation,
      communities: [{ communityId: community.id, condoUnit: unit }],
    },
    community: { id: community.id, name: community.name, address: community.address ?? null },
    back: `/invitation/${carried}`,
    query: `?${new URLSearchParams({ invitation: carried }).toString()}`,
  };
}

/** A code that does not work is left to the page that says why. */
async function fromCode(ctx: Ctx, request: Request, carried: string): Promise<Led | null> {
  const code = await readSecret(request, carried);
  const query = `?${new URLSearchParams({ code: carried }).toString()}`;
  try {
    const { community, unit } = await matchCode(ctx.em, code, { request, accountId: null });
    return {
      start: { communities: [{ communityId: community.id, condoUnit: unit.label, code }] },
      community: { id: community.id, name: community.name, address: community.address ?? null },
      back: `/join${query}`,
      query,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'too-many') return null;
    // The form reads it when it is sent.
    const communities = [{ communityId: '', condoUnit: '', code }];
    return { start: { communities }, community: null, back: `/join${query}`, query };
  }
}
