import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import type { NamedFolder } from './folder-name.ts';

/** Names a folder: by the catalogue, or as the board typed it. */
export function useFolderLabel(): (folder: NamedFolder) => string {
  const t = useMessages(records);
  return ({ kind, name }) => (kind === 'CUSTOM' ? (name ?? '') : t(`kinds.${kind}`));
}
