/** The widths of a photo's files in pixels; none is wider than the photo itself. */
export const photoWidths = [400, 800, 1600] as const;

/** The widths of a person's square photo. */
export const portraitWidths = [96, 400] as const;

/** The address of one file of a photo. A photo's own address is that of its largest file. */
export const photoAddress = (id: string, width: number): string => `/photos/${id}/${width}.webp`;

const pattern =
  /^\/photos\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/(\d{1,4})\.webp$/;

/** The photo at an address; null for a picture that was not uploaded. */
export function readAddress(address: string): { id: string; width: number } | null {
  const [, id, width] = pattern.exec(address) ?? [];
  return id && width ? { id, width: Number(width) } : null;
}

/** The widths of the files of a photo whose largest is `width` wide. */
export const widthsUpTo = (width: number, wanted: readonly number[] = photoWidths): number[] => [
  ...wanted.filter((smaller) => smaller < width),
  width,
];

/** The `srcset` of a photo; undefined for a picture that was not uploaded. */
export function srcSetOf(address: string): string | undefined {
  const photo = readAddress(address);
  return photo
    ? widthsUpTo(photo.width)
        .map((width) => `${photoAddress(photo.id, width)} ${width}w`)
        .join(', ')
    : undefined;
}

/** The smallest file of a photo, for lists; any other picture as it is. */
export function thumbnailOf(address: string): string {
  const photo = readAddress(address);
  return photo ? photoAddress(photo.id, Math.min(photo.width, photoWidths[0])) : address;
}

/** The file of a person's photo that is `width` wide. */
export function portraitOf(
  address: string | null,
  width: (typeof portraitWidths)[number],
): string | null {
  const photo = address === null ? null : readAddress(address);
  return photo ? photoAddress(photo.id, width) : address;
}
