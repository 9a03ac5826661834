import type { FolderKind } from '#db/enums.ts';

const minutes: readonly FolderKind[] = ['OWNER_MINUTES', 'BOARD_MINUTES'];

/** The documents of a folder of minutes under their years, as they come; null for any other folder. */
export function byYear<Document extends { datedOn: string }>(
  kind: FolderKind,
  documents: Document[],
): { year: string; documents: Document[] }[] | null {
  if (!minutes.includes(kind)) return null;
  const years = new Map<string, Document[]>();
  for (const document of documents) {
    const year = document.datedOn.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), document]);
  }
  return [...years].map(([year, ofYear]) => ({ year, documents: ofYear }));
}
