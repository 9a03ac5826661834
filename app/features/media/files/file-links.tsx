import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { files as words } from '#app/messages/en/files.ts';
import * as layout from '#app/ui/styles/layout.css.ts';

interface FileLink {
  id: string;
  name: string;
  /** In bytes. */
  bytes?: number;
  /** Where it is; without one, only its name shows. */
  to?: string;
}

/** Files to open or save, each with its size. */
export function FileLinks({ files }: { files: FileLink[] }) {
  const sizeOf = useFileSize();
  return (
    <ul>
      {files.map(({ id, name, bytes, to }) => (
        <li key={id}>
          {to ? (
            <a href={to}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          {bytes !== undefined && (
            <span className={`${layout.small} ${layout.muted}`}>{sizeOf(bytes)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Says how large a file is: '310 kB', '2.4 MB'. */
export function useFileSize(): (bytes: number) => string {
  const t = useMessages(words);
  const { number } = useFormats();
  return (bytes) =>
    bytes < 1_000_000
      ? t('size.kb', { size: number(Math.max(1, Math.round(bytes / 1000))) })
      : t('size.mb', { size: number(Math.round(bytes / 100_000) / 10) });
}
