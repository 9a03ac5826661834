import { useFormats, useMessages } from '#app/lib/i18n/use-messages.tsx';
import { files as words } from '#app/messages/en/files.ts';
import { beside } from '#app/ui/drawings/icon.css.ts';
import { Icon } from '#app/ui/drawings/icon.tsx';
import * as layout from '#app/ui/styles/layout.css.ts';

interface FileLink {
  id: string;
  name: string;
  bytes?: number;
  /** Its address. Left out, only the name is shown. */
  to?: string;
}

export function FileLinks({ files }: { files: FileLink[] }) {
  const sizeOf = useFileSize();
  return (
    <ul role="list" className={layout.stack}>
      {files.map(({ id, name, bytes, to }) => (
        <li key={id}>
          {to ? (
            <a href={to} className={beside}>
              <Icon name="file" />
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
