/** What the server alone says about photos. */
export const photosServer = {
  addressExpected: 'Send each photo as its URL',
  listExpected: 'Send the photos as a list of URLs',
  atMost: 'You can add up to {maximum} photos',
  onlyOnce: 'Add each photo only once',
  notYours: 'Use only photos you uploaded yourself.',
  tooMany: {
    one: 'Choose only one photo.',
    other: 'You can add up to {count} photos. Remove some photos.',
  },
  noneAdded: 'None of the new photos were added. Choose them again.',
  noRoomToWait:
    'We couldn’t keep the photo: too many photos of yours are in forms that you haven’t finished. Save one of those forms, or send this one without new photos. Unused photos are removed after a day.',
  empty: {
    named: '“{file}” is empty. Choose another file.',
    unnamed: 'This file is empty. Choose another file.',
  },
  tooLarge: {
    named: '“{file}” is larger than 10 MB. Make it smaller, or choose another photo.',
    unnamed: 'One of these photos is larger than 10 MB. Make it smaller, or choose another photo.',
  },
  allTooLarge: 'Together, these photos are too large. Send fewer photos.',
  wrongFormat: {
    named: '“{file}” isn’t a JPEG, PNG, WebP or AVIF photo. Choose another file.',
    unnamed: 'This file isn’t a JPEG, PNG, WebP or AVIF photo. Choose another file.',
  },
  heic: {
    named:
      '“{file}” is in the HEIC format, which browsers can’t show. On an iPhone, choose the photo from Photos, or set Settings, Camera, Formats to “Most Compatible”. On a computer, export it as a JPEG.',
    unnamed:
      'This photo is in the HEIC format, which browsers can’t show. On an iPhone, choose the photo from Photos, or set Settings, Camera, Formats to “Most Compatible”. On a computer, export it as a JPEG.',
  },
  tooManyPixels: {
    named: '“{file}” has more than 64 million pixels. Make it smaller first.',
    unnamed: 'This file has more than 64 million pixels. Make it smaller first.',
  },
  tooManyPixelsAvif: {
    named:
      '“{file}” has more than 12 million pixels, which is too many for an AVIF photo. Make it smaller, or save it as a JPEG.',
    unnamed:
      'This file has more than 12 million pixels, which is too many for an AVIF photo. Make it smaller, or save it as a JPEG.',
  },
  sideTooLong: {
    named: '“{file}” is more than 12,000 pixels wide or high. Make it smaller first.',
    unnamed: 'This file is more than 12,000 pixels wide or high. Make it smaller first.',
  },
  tooHeavy: {
    named:
      '“{file}” is too large or too complex for us to process. Make it smaller or save it as a JPEG, then try again.',
    unnamed:
      'This file is too large or too complex for us to process. Make it smaller or save it as a JPEG, then try again.',
  },
  othersWaiting: 'We’re processing a lot of photos right now. Please try again in half a minute.',
  noRoom:
    'The site is out of space for photos right now. Please try again later, or send the form without photos.',
  damaged: {
    named: '“{file}” is damaged, and we can’t read it. Choose another file.',
    unnamed: 'This file is damaged, and we can’t read it. Choose another file.',
  },
  uploadMissing: 'Send one photo, in the “photo” field.',
  uploadExpected: 'Send the photo as image/* or in a multipart form.',
  uploadTooLarge: 'A photo can be up to 10 MB.',
} as const;
