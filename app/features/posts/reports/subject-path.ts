import type { ReportSubject } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';

/** The address of what a report is about; for a letter, of whoever wrote it. */
export const subjectPath = (type: ReportSubject, id: string, aboutId: string): string =>
  type === 'USER' || type === 'LETTER' ? `/users/${aboutId}` : postPath(type, id);
