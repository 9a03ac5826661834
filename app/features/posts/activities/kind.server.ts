import type { Activity } from '#db/entities/index.ts';
import type { PostStatus } from '#db/enums.ts';
import { postKind } from '#app/features/posts/posts/kinds.server.ts';
import { isOver, startsBeforeNow } from '#app/features/posts/basics/over.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { activityFormSchema, activityJsonSchema, type ActivityInput } from './schema.ts';

/** An activity as a kind of post. Who joined stays joined when its text is edited. */
export const activityKind = postKind<ActivityInput, Activity>({
  type: 'ACTIVITY',
  formSchema: activityFormSchema,
  columns: ({ when = null, endsAt = null, place = null, capacity = null, tags }) => ({
    ...{ when, endsAt, place: place || null, capacity },
    tags: tags ?? [],
  }),
  check: (input, before) => {
    const wanted = { when: input.when ?? null, endsAt: input.endsAt ?? null };
    const [error] = spanErrors(before, wanted);
    if (error) throw error;
    return {
      ...input,
      when: asBefore(before?.when, wanted.when),
      endsAt: asBefore(before?.endsAt, wanted.endsAt),
    };
  },
  furtherErrors: (form, before) => {
    const { when, endsAt } = activityFormSchema.shape;
    const typed = (name: 'when' | 'endsAt') => form.get(name) || undefined;
    return spanErrors(before, {
      when: when.safeParse(typed('when')).data ?? null,
      endsAt: endsAt.safeParse(typed('endsAt')).data ?? null,
      isUnread: typed('when') !== undefined && !when.safeParse(typed('when')).success,
    });
  },
  formValues: ({ when, endsAt, place, capacity, tags }) => ({
    when: when ? cityTimeText(when) : '',
    endsAt: endsAt ? cityTimeText(endsAt) : '',
    place: place ?? '',
    capacity: capacity == null ? '' : String(capacity),
    tags: tags.join(', '),
  }),
});

/** What `check` would refuse about a new activity in JSON that its schema refuses already. */
export function furtherJsonErrors(body: unknown): AppError[] {
  const start = activityJsonSchema.pick({ when: true }).safeParse(body);
  const end = activityJsonSchema.pick({ endsAt: true }).safeParse(body);
  return spanErrors(null, {
    when: start.data?.when ?? null,
    endsAt: end.data?.endsAt ?? null,
    isUnread: !start.success,
  });
}

interface WantedSpan {
  when: Date | null;
  endsAt: Date | null;
  /** True where a start was sent that cannot be read. */
  isUnread?: boolean;
}

/** What is wrong with a start and an end: a start in the past, an end without a start or not after it. */
function spanErrors(before: Activity | null, { when, endsAt, isUnread }: WantedSpan): AppError[] {
  const errors: AppError[] = [];
  if (when && startsBeforeNow(when) && !keepsStart(before, when)) {
    errors.push(new AppError('invalid', 'activities.inThePast', { field: 'when' }));
  }
  if (endsAt && !when && !isUnread) {
    errors.push(new AppError('invalid', 'activities.endNeedsStart', { field: 'endsAt' }));
  }
  if (endsAt && when && asBefore(before?.endsAt, endsAt) <= asBefore(before?.when, when)) {
    errors.push(new AppError('invalid', 'activities.endsBeforeStart', { field: 'endsAt' }));
  }
  return errors;
}

/**
 * The moment to save. The form shows whole minutes of the city's clock, so a moment that reads the same
 * there is the one it was, even in an hour that comes twice.
 */
function asBefore<Wanted extends Date | null>(before: Date | null | undefined, wanted: Wanted) {
  return before && wanted && isSameTime(before, wanted) ? before : wanted;
}

const isSameTime = (before: Date, wanted: Date): boolean =>
  cityTimeText(before) === cityTimeText(wanted);

/** Whether an edit may leave the start in the past: not where it posts the activity again. */
function keepsStart(before: Activity | null, wanted: Date): boolean {
  if (!before?.when || !isSameTime(before.when, wanted)) return false;
  const { status }: { status: PostStatus } = before;
  return status === 'PUBLISHED' || (status === 'PENDING' && !isOver(before));
}
