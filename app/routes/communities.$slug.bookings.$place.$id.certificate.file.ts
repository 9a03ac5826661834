import type { LoaderFunctionArgs } from '@remix-run/node';
import { certificateFile } from '#app/features/building/bookings/resident/booking.server.ts';
import { handleFile } from '#app/lib/http/page.server.ts';

/** The certificate of a booking, for its person and who runs the bookings. */
export const loader = (args: LoaderFunctionArgs) =>
  handleFile(args, async ({ ctx, params }) =>
    certificateFile(ctx, { slug: params.slug ?? '', id: params.id }),
  );
