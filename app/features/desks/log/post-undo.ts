import { postTypes, type LogAction, type LogSubject } from '#db/enums.ts';

/** Whether a line says that a decision on a post was undone; elsewhere UNDO takes back a change. */
export const isPostUndo = ({
  subject,
  action,
}: {
  subject: LogSubject;
  action: LogAction;
}): boolean => action === 'UNDO' && postTypes.some((type) => type === subject);
