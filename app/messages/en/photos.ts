/** The photos of a form. */
export const photos = {
  legend: 'Photos',
  removeNumber: 'Remove photo {number}',
  add: 'Add photos',
  hint: 'JPEG, PNG, WebP or AVIF. Up to {maximum} photos, 10 MB each. We remove the location and time from each photo.',
  chosen: 'Selected photos',
  sending: 'Uploading {file}…',
  remove: 'Remove',
  removeFile: 'Remove {file}',
  added: { one: '{count} photo added.', other: '{count} photos added.' },
} as const;
