/** The field with the pictures of an event; every other field of a form has one picture. */
export const listField = 'images';

/** The most pictures of an event. */
export const mostPictures = 4;

/** The most characters of what a picture shows. */
export const mostDescribed = 200;

/** The field that uploads a picture for another one. A form that asks which of two was meant has its address there. */
export const uploadOf = (field: string): string => `${field}Upload`;

/** The names of the fields that upload pictures. */
export const uploadFields =
  /^(?:coverImageUrl|coverUrl|imageUrl|images|sections\[\d{1,2}\]\.picture)Upload$/;

/** The field that an upload is for. */
export const fieldOfUpload = (upload: string): string => upload.replace(/Upload$/, '');

/** The names of the fields that hold the address of a picture. */
export const addressFields =
  /^(?:coverImageUrl|coverUrl|imageUrl|images|sections\[\d{1,2}\]\.picture)(?:\[\d{1,2}\])?$/;
