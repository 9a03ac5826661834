import { useFileSize } from '#app/features/media/files/file-links.tsx';
import { endingOf } from '#app/features/media/files/file-types.ts';
import { momentOf } from '#app/lib/day.ts';
import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';

/** Writes the type and the size of a file: 'PDF, 240 kB'. */
export function useFileKind(): (file: { mediaType: string; bytes: number }) => string {
  const t = useMessages(records);
  const sizeOf = useFileSize();
  return ({ mediaType, bytes }) => {
    const ending = endingOf(mediaType);
    return t('file', { type: ending ? t(`types.${ending}`) : mediaType, size: sizeOf(bytes) });
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
