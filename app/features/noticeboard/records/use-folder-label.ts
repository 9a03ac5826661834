import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';
import { folderLabel, type NamedFolder } from './folder-name.ts';

export function useFolderLabel(): (folder: NamedFolder) => string {
  const t = useMessages(records);
  return (folder) => folderLabel(folder, t);
}
