import type { DeskAction, EditorialStatus } from '#db/enums.ts';

/** The buttons of an editor's form. Each of them saves what was typed. */
export const presses = ['save', 'preview', 'publish', 'archive'] as const;
export type Press = (typeof presses)[number];

/** The status after a press; null for archiving a draft, which is deleted instead. */
export function statusAfter(status: EditorialStatus, press: Press): EditorialStatus | null {
  if (press === 'publish') return 'PUBLISHED';
  if (press !== 'archive') return status;
  return status === 'DRAFT' ? null : 'ARCHIVED';
}

/** Whether a press leaves a piece in its state, so that the form it came from still fits. */
export const keepsState = (press: Press): boolean => press === 'save' || press === 'preview';

/** The log's name of a change; null for saving a draft, which nobody else sees. */
export function changeOf(from: EditorialStatus, to: EditorialStatus): DeskAction | null {
  if (from === to) return to === 'DRAFT' ? null : 'CORRECT';
  if (to === 'ARCHIVED') return 'ARCHIVE';
  return from === 'ARCHIVED' ? 'REOPEN' : 'PUBLISH';
}
