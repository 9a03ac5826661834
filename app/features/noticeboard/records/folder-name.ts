import type { FolderKind, Language } from '#db/enums.ts';
import { sideFor, type TwoSided, type Locale } from '#app/lib/i18n/locale.ts';

/** A folder's kind, or a name of its own in a language. */
export interface NamedFolder {
  kind: FolderKind;
  /** Of a CUSTOM folder; null where the catalogue has the name. */
  name: string | null;
  language: Language;
}

interface Named extends TwoSided<{ name: string }> {
  kind: FolderKind;
  name?: string | null;
}

/** The name of a folder in the reader's language, or in the other one where it has no such side. */
export function folderName(locale: Locale, folder: Named): NamedFolder {
  const { kind, name, language, translation = null } = folder;
  if (name == null) return { kind, name: null, language: locale };
  const side = sideFor(locale, { name, language, translation });
  return { kind, name: side.name, language: side.language };
}

/** A folder's name as people read it; `t` reads the catalogue of records. */
export const folderLabel = (
  { kind, name }: Pick<NamedFolder, 'kind' | 'name'>,
  t: (key: `kinds.${Exclude<FolderKind, 'CUSTOM'>}`) => string,
): string => (kind === 'CUSTOM' ? (name ?? '') : t(`kinds.${kind}`));
