/** The files that notices and records may have: the ending of the name, and the type it is sent with. */
export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type FileEnding = keyof typeof fileTypes;

/** The ending of a media type; undefined for a type that is not stored. */
export const endingOf = (mediaType: string): FileEnding | undefined =>
  (Object.keys(fileTypes) as FileEnding[]).find((ending) => fileTypes[ending] === mediaType);

/** For the `accept` of a file input. */
export const acceptedFiles = [...Object.keys(fileTypes), 'jpeg']
  .map((ending) => `.${ending}`)
  .join(',');

/** Whether a browser opens a file of this type itself; any other is saved. */
export const opensInBrowser = (mediaType: string): boolean =>
  mediaType === fileTypes.pdf || mediaType === fileTypes.png || mediaType === fileTypes.jpg;

/** Whether `ending` is one of the files that may be stored. */
export const isFileEnding = (ending: string | undefined): ending is FileEnding =>
  ending !== undefined && Object.hasOwn(fileTypes, ending);
