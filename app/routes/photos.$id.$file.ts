import type { LoaderFunctionArgs } from '@remix-run/node';
import { openPhoto } from '#app/features/photos/queries.server.ts';

/** One file of a photo. It never changes, and whoever knows its address may see it. */
export async function loader({ params }: LoaderFunctionArgs) {
  const file = await openPhoto(`/photos/${params.id ?? ''}/${params.file ?? ''}`);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.body, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(file.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
