import type { Metadata } from 'sharp';
import type { Fault } from './task.ts';

/** More than any phone's camera takes; a file of a few kilobytes can claim far more. */
const maxPixels = 64_000_000;

/** AVIF is decoded as a whole, and one of 12 bits takes 25 bytes of memory for each pixel. */
const maxAvifPixels = 12_000_000;

/** A side this long is a drawing or a trick; a decoder may work on it row by row, very slowly. */
const maxSide = 12_000;

type Claims = Pick<Metadata, 'format' | 'compression' | 'width' | 'height'>;

/** The most pixels that a file of this format may have; 0 for a format we do not take. */
export function maxPixelsOf({ format, compression }: Omit<Claims, 'width' | 'height'>): number {
  if (format === 'heif') return compression === 'av1' ? maxAvifPixels : 0;
  return format === 'jpeg' || format === 'png' || format === 'webp' ? maxPixels : 0;
}

/** What is wrong with the format or the size that a file claims to have; null when both are fine. */
export function faultIn(claims: Claims): Fault | null {
  const limit = maxPixelsOf(claims);
  const { width, height } = claims;
  if (limit === 0) return claims.format === 'heif' ? 'heic' : 'wrongFormat';
  if (width * height > limit) return limit === maxPixels ? 'tooManyPixels' : 'tooManyPixelsAvif';
  return Math.max(width, height) > maxSide ? 'sideTooLong' : null;
}
