/** What the server alone says about photos. */
export const photosServer = {
  addressExpected: 'Send each photo as its URL',
  listExpected: 'Send the photos as a list of URLs',
  atMost: 'You can add up to {maximum} photos',
  onlyOnce: 'Add each photo only once',
  notYours: 'Please use photos you uploaded here yourself.',
  tooMany: {
    one: 'Please choose one photo.',
    other: 'You can add up to {count} photos. Please remove some.',
  },
  noneAdded: 'None of the new photos were added. Please choose them again.',
  empty: {
    named: '“{file}” is empty. Please choose another file.',
    unnamed: 'This file is empty. Please choose another file.',
  },
  tooLarge: {
    named: '“{file}” is larger than 10 MB. Please make it smaller, or choose another photo.',
    unnamed: 'One of these photos is larger than 10 MB. Please make it smaller, or choose another.',
  },
  allTooLarge: 'These photos are too large together. Please send fewer.',
  wrongFormat: {
    named: '“{file}” isn’t a JPEG, PNG, WebP or AVIF photo. Please choose another file.',
    unnamed: 'This file isn’t a JPEG, PNG, WebP or AVIF photo. Please choose another file.',
  },
  tooManyPixels: {
    named: '“{file}” has more than 64 million pixels. Please make it smaller first.',
    unnamed: 'This file has more than 64 million pixels. Please make it smaller first.',
  },
  tooManyPixelsAvif: {
    named:
      '“{file}” has more than 12 million pixels, which is too many for an AVIF photo. Please make it smaller, or save it as a JPEG.',
    unnamed:
      'This file has more than 12 million pixels, which is too many for an AVIF photo. Please make it smaller, or save it as a JPEG.',
  },
  sideTooLong: {
    named: '“{file}” is more than 12,000 pixels wide or high. Please make it smaller first.',
    unnamed: 'This file is more than 12,000 pixels wide or high. Please make it smaller first.',
  },
  tooHeavy: {
    named:
      '“{file}” takes too long or too much memory to read. Please make it smaller, or save it as a JPEG.',
    unnamed:
      'This file takes too long or too much memory to read. Please make it smaller, or save it as a JPEG.',
  },
  othersWaiting: 'We’re processing a lot of photos right now. Please try again in half a minute.',
  noRoom:
    'The site is out of space for photos right now. Please try again later, or send this without photos.',
  damaged: {
    named: '“{file}” is damaged, and we can’t read it. Please choose another file.',
    unnamed: 'This file is damaged, and we can’t read it. Please choose another file.',
  },
  uploadMissing: 'Send one photo, in the field photo.',
  uploadExpected: 'Send the photo as image/* or in a multipart form.',
  uploadTooLarge: 'A photo can be up to 10 MB.',
} as const;
