import type { Activity } from '#db/entities/index.ts';
import { postKind } from '#app/features/posts/kinds.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { startsBeforeNow } from './policy.ts';
import { activityFormSchema, activityJsonSchema, type ActivityInput } from './schema.ts';

/** An activity as a kind of post. Who joined stays joined when its text is edited. */
export const activityKind = postKind<ActivityInput, Activity>({
  type: 'ACTIVITY',
  formSchema: activityFormSchema,
  columns: ({ when = null, tags }) => ({ when, tags: tags ?? [] }),
  check: (input, before) => ({
    ...input,
    when: startToSave(before?.when ?? null, input.when ?? null),
  }),
  furtherErrors: (form, before) => {
    const { data: when } = activityFormSchema.shape.when.safeParse(form.get('when') ?? undefined);
    const error = startError(before?.when ?? null, when ?? null);
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
 * same there is the one it was, even in the past or in an hour that comes twice.
 */
function startToSave(before: Date | null, wanted: Date | null): Date | null {
  if (isSameStart(before, wanted)) return before;
  const error = startError(before, wanted);
  if (error) throw error;
  return wanted;
}

const isSameStart = (before: Date | null, wanted: Date | null): boolean =>
  before !== null && wanted !== null && cityTimeText(before) === cityTimeText(wanted);

/** The error for a start in the past that is not the one the activity has; null for any other. */
const startError = (before: Date | null, wanted: Date | null): AppError | null =>
  wanted && startsBeforeNow(wanted) && !isSameStart(before, wanted)
    ? new AppError('invalid', 'activities.inThePast', { field: 'when' })
    : null;
