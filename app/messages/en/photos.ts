/** The photos of a form. */
export const photos = {
  legend: 'Photos',
  removeNumber: 'Remove photo {number}',
  add: 'Add photos',
  hint: 'Drop them here or choose them. JPEG, PNG, WebP or AVIF, up to 10 MB each, {maximum} in all. We remove the location and time they were taken.',
  chosen: 'Selected photos',
  sending: 'Sending {file}',
  remove: 'Remove',
  removeFile: 'Remove {file}',
  added: { one: '{count} photo added.', other: '{count} photos added.' },
} as const;
