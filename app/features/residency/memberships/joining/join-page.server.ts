import { data } from '@remix-run/node';
import { z } from 'zod';
import { isOnlyOpened, matchCode } from '#app/features/residency/units/codes/match-code.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { readSecret } from '#app/lib/http/secret-addresses.server.ts';
import { retryAfter } from '#app/lib/http/page.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translateKey } from '#app/messages/catalogue.server.ts';
import { codeField, joinWithCode, landAfterCode } from '../join-with-code.server.ts';

export interface JoinPage {
  /** As it was typed. */
  code: string;
  /** The page's address with this code, which a cookie carries. */
  address: string;
  /** Why it does not work; null while none was typed. */
  error: string | null;
  match: {
    community: { name: string; address: string | null; isOpen: boolean };
    unit: string;
  } | null;
  /** The name of whoever is logged in. */
  viewer: string | null;
  formKey: string;
}

/** What came of a code that was typed. */
interface JoinReply {
  page: JoinPage;
}

/**
 * The page where a code is typed or scanned: what it is for, or why it does not work. Nothing is joined. After too
 * many wrong codes in addresses that were only opened, a code is not read until `Continue` is pressed.
 */
export async function joinPage(ctx: Ctx, request: Request, asked: string | null) {
  const typed = asked === null ? null : await readSecret(request, asked);
  const page: JoinPage = {
    code: typed?.trim().slice(0, 60) ?? '',
    address: asked === null ? '/join' : `/join?${new URLSearchParams({ code: asked }).toString()}`,
    error: null,
    match: null,
    viewer: ctx.actor?.name ?? null,
    formKey: newFormKey(),
  };
  if (typed === null) return data(page);
  try {
    if (page.code === '') throw new AppError('invalid', 'codes.required');
    const by = { request, accountId: ctx.actor?.id ?? null };
    const { community, unit } = await matchCode(ctx.em, page.code, by);
    const { name, address, isOpen } = community;
    return data({ ...page, match: { community: { name, address, isOpen }, unit: unit.label } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Whoever had the browser open too many addresses must not keep anybody from typing a code.
    if (error.code === 'too-many' && isOnlyOpened(request)) return data(page);
    const message = translateKey(ctx.locale, error.messageKey, error.params);
    return data(
      { ...page, error: message },
      { status: error.status, headers: retryAfter(error.retryAfterSeconds) },
    );
  }
}

/**
 * Looks at the code that anybody typed, or lets whoever is logged in into its community. Throws AppError
 * `unauthenticated`.
 */
export async function submitJoin(ctx: Ctx, request: Request) {
  // Read beside the request, which keeps what was typed for whoever has to log in first.
  const form = await readFormData(request.clone());
  if (form.get('intent') === 'check') {
    const typed = form.get('code');
    const { data: page, init } = await joinPage(
      ctx,
      request,
      typeof typed === 'string' ? typed : '',
    );
    return data<JoinReply>({ page }, init ?? {});
  }
  await requireActorForForm(ctx, request, ['code']);
  return submitFields(ctx, request, form, {
    schema: z.object({ code: codeField }),
    run: ({ code }, inside) => joinWithCode(inside, request, { code }),
    respond: (joined) => landAfterCode(ctx, joined),
  });
}
