import type { ReportSubject } from '#db/enums.ts';
import { postPath } from '#app/features/posts/post.ts';

/** The address of what a report is about. */
export const subjectPath = (type: ReportSubject, id: string): string =>
  type === 'USER' ? `/users/${id}` : postPath(type, id);
