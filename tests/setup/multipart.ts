import sharp from 'sharp';
import { captureClientHeaders } from '#app/server/steps/received.server.ts';

const origin = 'http://localhost:3000';

/** A multipart post as a browser sends it, with its fields in the given order. */
export function multipart(
  path: string,
  { as, fields }: { as?: string | undefined; fields: [string, string | File][] },
): Request {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const sent: Record<string, string | undefined> = {
    host: 'localhost:3000',
    origin,
    ...(as ? { cookie: as } : {}),
  };
  captureClientHeaders(sent, '127.0.0.1');
  const request = new Request(origin + path, { method: 'POST', body: form });
  for (const [name, value] of Object.entries(sent)) if (value) request.headers.set(name, value);
  return request;
}

/** A picture of one colour, as a file with a place and a copyright in its EXIF data. */
export async function pictureFile(
  { width = 1000, height = 600, name = 'lamp.jpg', orientation = 1 } = {},
  encode: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a65' } })
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 25/1 0/1' },
    })
    .withMetadata({ orientation })
    .toFormat(encode)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

/** The same picture in the shape that Playwright's setInputFiles takes. */
export async function chosenFile(name: string) {
  const file = await pictureFile({ name });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await file.arrayBuffer()) };
}
