import { env } from '../env.server.ts';

/** Where pictures of our pages come from, beside the page's own host: our address, and the bucket if one is set. */
export function pictureOrigins(): string[] {
  const { appUrl, photoBucket } = env();
  const own = new URL(appUrl).origin;
  if (!photoBucket) return [own];
  const { name, region, endpoint } = photoBucket;
  const bucket = endpoint ?? `https://${name}.s3.${region}.amazonaws.com`;
  return [own, new URL(bucket).origin];
}

/** Whether a page of ours shows the picture at this address: a path of our own, or one at `pictureOrigins`. */
export function isPictureAddress(address: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(address)) return true;
  const url = /^https?:\/\/\S+$/.test(address) ? URL.parse(address) : null;
  return url !== null && pictureOrigins().includes(url.origin);
}
