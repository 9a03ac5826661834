import { fileTypes, type FileEnding } from '#app/features/media/files/file-types.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { files } from '#app/messages/en/files.ts';
import { records } from '#app/messages/en/records.ts';
import { momentOf } from './day.ts';
import { fileSize } from './file-size.ts';

/** What a file is, by its media type. */
export const endingOf = (mediaType: string): FileEnding | undefined =>
  (Object.keys(fileTypes) as FileEnding[]).find((ending) => fileTypes[ending] === mediaType);

/** Writes the type and the size of a file: 'PDF, 240 kB'. */
export function useFileKind(): (file: { mediaType: string; bytes: number }) => string {
  const t = useMessages(records);
  const say = useMessages(files);
  const { number } = useFormats();
  return ({ mediaType, bytes }) => {
    const ending = endingOf(mediaType);
    const { unit, size } = fileSize(bytes);
    return t('file', {
      type: ending ? t(`types.${ending}`) : mediaType,
      size: say(`size.${unit}`, { size: number(size) }),
    });
  };
}

/** The same with the date of the document before it: 'March 1, 2026 · PDF, 240 kB'. */
export function useFileFacts(): (document: {
  datedOn: string;
  mediaType: string;
  bytes: number;
}) => string {
  const t = useMessages(records);
  const fileKind = useFileKind();
  const { longDate } = useFormats();
  return (document) =>
    t('facts', { date: longDate(momentOf(document.datedOn)), file: fileKind(document) });
}
