import { z } from 'zod';
import { requirePublicCommunity } from '#app/features/communities/communities/access.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { joinRequest, leaveRequest } from '../commands/join.server.ts';
import { writeToDesk } from '../commands/message.server.ts';
import { closeRequest, reopenRequest } from '../commands/reopen.server.ts';
import { requestPath, requestsPath } from '../paths.ts';
import { messageSchema } from '../schema.ts';
import { requestPage } from './request-page.server.ts';

type Args = Pick<PageArgs, 'ctx' | 'params' | 'request'>;

const answerSchema = messageSchema.extend({ as: z.enum(['message', 'reopen']).catch('message') });

/**
 * Writes a message about a request, or opens it again, as the form of its page says. Throws AppError as `requestPage`
 * does.
 */
export async function submitAnswer({ ctx, params, request }: Args) {
  const address = await addressOf({ ctx, params, request }, ['words']);
  // Before the form is read, so that nobody else learns anything from its answer.
  const { isPerson } = await requestPage(ctx, address);
  if (!isPerson) throw new AppError('forbidden', 'requests.onlyPeople');
  return submitForm(ctx, request, {
    schema: answerSchema,
    run: async ({ as, words }, inside) => {
      const done =
        as === 'reopen'
          ? await reopenRequest(inside, address, { words })
          : await writeToDesk(inside, address, words);
      return { ref: done.ref, as };
    },
    respond: ({ ref, as }) => done(ctx, address.slug, ref, as),
  });
}

/** Joins a request by one press. Throws AppError as `joinRequest` does. */
export async function submitJoin({ ctx, params, request }: Args): Promise<Response> {
  const address = await addressOf({ ctx, params, request }, []);
  await readFormData(request);
  const { ref } = await joinRequest(ctx, address);
  return done(ctx, address.slug, ref, 'join');
}

/** Stops following a request by one press. Throws AppError as `leaveRequest` does. */
export async function submitLeave({ ctx, params, request }: Args): Promise<Response> {
  const address = await addressOf({ ctx, params, request }, []);
  await readFormData(request);
  const { ref } = await leaveRequest(ctx, address);
  return redirectWithToast(requestsPath(address.slug), {
    title: translate(ctx.locale, 'requests.ownChange.leave.title', { ref }),
    description: translate(ctx.locale, 'requests.ownChange.leave.description'),
  });
}

/**
 * Closes one's own request by one press, or tells the desk that one no longer needs it. Throws AppError as
 * `closeRequest` does.
 */
export async function submitClose({ ctx, params, request }: Args): Promise<Response> {
  const address = await addressOf({ ctx, params, request }, []);
  await readFormData(request);
  const { ref, state } = await closeRequest(ctx, address);
  return done(ctx, address.slug, ref, state === 'DONE' ? 'close' : 'unneeded');
}

async function addressOf({ ctx, params, request }: Args, typed: string[]) {
  const { slug = '', ref = '' } = params;
  if (!ctx.actor) await requirePublicCommunity(ctx, slug);
  await requireActorForForm(ctx, request, typed);
  return { slug, ref };
}

const done = (
  { locale }: Args['ctx'],
  slug: string,
  ref: string,
  what: 'message' | 'reopen' | 'join' | 'close' | 'unneeded',
): Promise<Response> =>
  redirectWithToast(requestPath(slug, ref), {
    title: translate(locale, `requests.ownChange.${what}.title`, { ref }),
    description: translate(locale, `requests.ownChange.${what}.description`),
  });
