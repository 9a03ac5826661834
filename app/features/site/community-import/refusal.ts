import { StartError } from '#app/lib/errors.ts';

/** The refusal of a file, with what to do; nothing has been changed. */
export const refusal = (path: string, why: string, what: string): StartError =>
  new StartError(`${path} can’t be imported: ${why} Nothing was changed. ${what}`);

const again =
  'Download the records again at /manage/…/export of the other site, and import that file.';

/** The refusal of a file that is not as it was downloaded. */
export const broken = (path: string, why: string): StartError => refusal(path, why, again);
