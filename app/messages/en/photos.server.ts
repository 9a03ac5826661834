import { plural } from '#app/lib/i18n/message.ts';

/** What the server alone says about photos. */
export const photosServer = {
  addressExpected: 'A photo is named by its address',
  listExpected: 'Send the photos as a list of addresses',
  atMost: 'There can be at most {maximum} photos',
  onlyOnce: 'Each photo can be there only once',
  notYours: 'Please use photos you have uploaded here yourself.',
  tooMany: plural({
    one: 'Please choose one photo.',
    other: 'There can be at most {count} photos. Please take some away.',
  }),
  oneTooLarge: 'One of these is larger than 10 MB. Please make it smaller, or choose another.',
  allTooLarge: 'Together these are too large. Please send fewer.',
  formTooLong: 'This form is too long.',
  wrongFormat: {
    named: '“{file}” is not a JPEG, PNG, WebP or AVIF photo. Please choose another file.',
    unnamed: 'This file is not a JPEG, PNG, WebP or AVIF photo. Please choose another file.',
  },
  tooManyPixels: {
    named: '“{file}” has more than 64 million pixels. Please make it smaller first.',
    unnamed: 'This file has more than 64 million pixels. Please make it smaller first.',
  },
  damaged: {
    named: '“{file}” is damaged and cannot be read. Please choose another file.',
    unnamed: 'This file is damaged and cannot be read. Please choose another file.',
  },
  uploadMissing: 'Send one photo, in the field photo.',
  uploadExpected: 'Send the photo as image/* or in a multipart form.',
  uploadTooLarge: 'A photo can be at most 10 MB.',
} as const;
