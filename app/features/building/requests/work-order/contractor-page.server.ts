import { z } from 'zod';
import { openPhoto } from '#app/features/posts/photos/queries.server.ts';
import { readAddress } from '#app/features/media/photos/addresses.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requestWords } from '../schema.ts';
import { reportWorkDone } from './commands.server.ts';
import { workOrderAt } from './order.server.ts';

export type ContractorPage = Awaited<ReturnType<typeof contractorPage>>;

/**
 * What a contractor's link opens: the work order, and nothing else of the request. `token` is what stands in the
 * address. Throws AppError `not-found` for a link that ended.
 */
export async function contractorPage(ctx: Ctx, secret: string, token = '') {
  const { images: _, pictures, ...order } = await workOrderAt(ctx, secret);
  return {
    ...order,
    path: workPath(token),
    /** Its photos are not the contractor's at their own addresses. */
    pictures: pictures.map(({ width, height }, index) => ({
      ...{ src: workPhotoPath(token, index + 1), width, height },
    })),
  };
}

const workPath = (token: string) => `/work/${encodeURIComponent(token)}`;
const workPhotoPath = (token: string, number: number) => `${workPath(token)}/photos/${number}`;

const schema = z.object({ words: requestWords.optional() });

/** Takes in that the work is done. Sent again, it changes nothing. Throws AppError `not-found` as above. */
export async function submitWorkDone(ctx: Ctx, request: Request, secret: string, token = '') {
  const form = await readFormData(request);
  return submitFields(ctx, request, form, {
    schema,
    run: ({ words }, inside) => reportWorkDone(inside, secret, words ?? null),
    respond: () =>
      redirectWithToast(workPath(token), {
        title: translate(ctx.locale, 'workOrder.told.title'),
        description: translate(ctx.locale, 'workOrder.told.description'),
      }),
  });
}

/** A photo of the work order, by its number from 1. Throws AppError `not-found`. */
export async function workPhotoResponse(
  ctx: Ctx,
  secret: string,
  typed: string | undefined,
): Promise<Response> {
  const { images } = await workOrderAt(ctx, secret);
  const number = z.coerce.number().int().min(1).safeParse(typed).data ?? 0;
  const photo = readAddress(images[number - 1] ?? '');
  const file = photo && (await openPhoto(photo));
  if (!file) throw new AppError('not-found', 'http.nothingHere');
  return new Response(file.body, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
