import type { DeskAction, EditorialStatus } from '#db/enums.ts';

/** The buttons of an editor's form. All of them save what was typed. */
export const presses = ['save', 'preview', 'publish', 'archive'] as const;
export type Press = (typeof presses)[number];

/** Where a press leaves something; null where it is not open: a draft is deleted, not archived. */
export function statusAfter(status: EditorialStatus, press: Press): EditorialStatus | null {
  if (press === 'publish') return 'PUBLISHED';
  if (press !== 'archive') return status;
  return status === 'DRAFT' ? null : 'ARCHIVED';
}

/** What the log calls a change; null for the saving of a draft, which nobody else sees. */
export function changeOf(from: EditorialStatus, to: EditorialStatus): DeskAction | null {
  if (from === to) return to === 'DRAFT' ? null : 'CORRECT';
  if (to === 'ARCHIVED') return 'ARCHIVE';
  return from === 'ARCHIVED' ? 'REOPEN' : 'PUBLISH';
}
