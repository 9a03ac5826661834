import { z } from 'zod';
import {
  decideForm,
  redirectAfterDecision,
} from '#app/features/posts/posts/decisions/decide-form.server.ts';
import { decisionFormSchema } from '#app/features/posts/posts/schema.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { joinActivity, leaveActivity } from './attendance.server.ts';
import { attendanceFormSchema } from '../schema.ts';

/** The posts of an activity's page: joining, leaving, and what its author and moderators decide. */
const postSchema = z.union([attendanceFormSchema, decisionFormSchema], {
  error: 'activities.useTheButtons',
});

/** Carries out a post from an activity's page, and goes back to it, at `page`, with a toast. */
export function submitActivityPage(
  ctx: Ctx,
  request: Request,
  { id, page }: { id: string; page: string },
) {
  return submitForm(ctx, request, {
    schema: postSchema,
    goesOn: (form) => form.has('attendance'),
    run: async (post, inside) => {
      if (!('attendance' in post))
        return decideForm(inside, { ...post, subjectType: 'ACTIVITY', id });
      if (post.attendance === 'leave') {
        const { activity, title, isVisible } = await leaveActivity(inside, id);
        const hub = `/communities/${activity.community.unwrap().slug}?tab=activities`;
        return { attendance: 'leave', title, position: null, page: isVisible ? page : hub };
      }
      return { attendance: 'join', page, ...(await joinActivity(inside, id)) };
    },
    respond: (done) => {
      if (!('attendance' in done)) return redirectAfterDecision(ctx, page, done);
      return redirectWithToast(done.page, toastAbout(ctx.locale, done));
    },
  });
}

function toastAbout(
  locale: Locale,
  {
    attendance,
    title,
    position,
  }: { attendance: string; title: string | null; position: number | null },
) {
  if (position !== null && title !== null) {
    return {
      title: translate(locale, 'activities.inLine.title'),
      description: translate(locale, 'activities.inLine.description', { title, position }),
      lights: true,
    };
  }
  const what = attendance === 'join' ? 'joined' : 'left';
  return {
    title: translate(locale, `activities.${what}.title`),
    description:
      title === null ? '' : translate(locale, `activities.${what}.description`, { title }),
    lights: what === 'joined',
  };
}
