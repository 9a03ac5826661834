/** The photos of a form. */
export const photos = {
  legend: 'Photos',
  removeNumber: 'Remove photo {number}',
  add: 'Add photos',
  hint: {
    one: 'JPEG, PNG, WebP or AVIF. One photo, up to 10 MB. We remove the location and time from it.',
    other:
      'JPEG, PNG, WebP or AVIF. Up to {count} photos, 10 MB each. We remove the location and time from each photo.',
  },
  chosen: 'Selected photos',
  sending: 'Uploading {file}…',
  remove: 'Remove',
  removeFile: 'Remove {file}',
  added: { one: '{count} photo added.', other: '{count} photos added.' },
} as const;
