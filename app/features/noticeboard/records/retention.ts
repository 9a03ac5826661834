import type { FolderKind } from '#db/enums.ts';

/**
 * The least number of years that the documents of a folder are kept, from their date (O. Reg.
 * 48/01); null for no end. A contract's years begin when it ends, which its date does not tell, so
 * the board sets that one.
 */
export const retentionYears: Record<FolderKind, number | null> = {
  DECLARATION: null,
  BYLAWS: null,
  RULES: null,
  BUDGET: 7,
  STATEMENTS: 7,
  AUDIT: 7,
  RESERVE_FUND: null,
  INSURANCE: 7,
  CERTIFICATES: 7,
  OWNER_MINUTES: null,
  BOARD_MINUTES: null,
  EMERGENCY: null,
  FORMS: null,
  CONTRACTS: 7,
  CUSTOM: null,
};

/** The last day to keep a document of this date ('2026-03-01'), as suggested; null for no end. */
export function suggestedRetention(kind: FolderKind, datedOn: string): string | null {
  const years = retentionYears[kind];
  if (years === null) return null;
  const [year = 0, month = 1, day = 1] = datedOn.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month - 1, day));
  // February 29 has no counterpart seven years later: the day after it is on the safe side.
  return last.toISOString().slice(0, 10);
}
