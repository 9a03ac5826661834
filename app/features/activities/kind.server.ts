import type { Activity } from '#db/entities/index.ts';
import type { PostStatus } from '#db/enums.ts';
import { postKind } from '#app/features/posts/kinds.server.ts';
import { isOver, startsBeforeNow } from '#app/features/posts/over.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { activityFormSchema, activityJsonSchema, type ActivityInput } from './schema.ts';

/** An activity as a kind of post. Who joined stays joined when its text is edited. */
export const activityKind = postKind<ActivityInput, Activity>({
  type: 'ACTIVITY',
  formSchema: activityFormSchema,
  columns: ({ when = null, tags }) => ({ when, tags: tags ?? [] }),
  check: (input, before) => ({
    ...input,
    when: startToSave(before, input.when ?? null),
  }),
  furtherErrors: (form, before) => {
    const { data: when } = activityFormSchema.shape.when.safeParse(form.get('when') ?? undefined);
    const error = startError(before, when ?? null);
    return error ? [error] : [];
  },
  formValues: ({ when, tags }) => ({
    when: when ? cityTimeText(when) : '',
    tags: tags.join(', '),
  }),
});

/** What `check` would refuse about a new activity in JSON that its schema refuses already. */
export function furtherJsonErrors(body: unknown): AppError[] {
  const { data } = activityJsonSchema.pick({ when: true }).safeParse(body);
  const error = startError(null, data?.when ?? null);
  return error ? [error] : [];
}

/**
 * The start to save. The form shows whole minutes of the city's clock, so a start that reads the
 * same there is the one it was, even in an hour that comes twice.
 */
function startToSave(before: Activity | null, wanted: Date | null): Date | null {
  const error = startError(before, wanted);
  if (error) throw error;
  return before?.when && isSameStart(before.when, wanted) ? before.when : wanted;
}

const isSameStart = (before: Date, wanted: Date | null): boolean =>
  wanted !== null && cityTimeText(before) === cityTimeText(wanted);

/** The error for a start in the past, unless the activity has it already and may keep it. */
const startError = (before: Activity | null, wanted: Date | null): AppError | null =>
  wanted && startsBeforeNow(wanted) && !keepsStart(before, wanted)
    ? new AppError('invalid', 'activities.inThePast', { field: 'when' })
    : null;

/** Whether an edit may leave the start in the past: not where it posts the activity again. */
function keepsStart(before: Activity | null, wanted: Date): boolean {
  if (!before?.when || !isSameStart(before.when, wanted)) return false;
  const { status }: { status: PostStatus } = before;
  return status === 'PUBLISHED' || (status === 'PENDING' && !isOver(before.when));
}
