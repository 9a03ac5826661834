import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { MailLetter, SuppressedAddress } from '#db/entities/index.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { suppress } from '#app/features/mail/bounces/bounces.server.ts';
import { defineLetter } from '#app/features/mail/outbox/letter.ts';
import { queueLetters } from '#app/features/mail/outbox/queue-letters.server.ts';
import { retryRefused } from './trouble.server.ts';

export const outgoingMailSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('test') }),
  z.object({ intent: z.literal('retry'), letter: z.uuid() }),
  z.object({ intent: z.literal('retry-refused') }),
  z.object({ intent: z.literal('give-up'), letter: z.uuid() }),
  z.object({ intent: z.literal('suppress'), email }),
  z.object({ intent: z.literal('lift'), email }),
  z.object({ intent: z.literal('release'), address: z.string().max(254) }),
]);
type OutgoingMailForm = z.output<typeof outgoingMailSchema>;

/**
 * Carries out a button of outgoing mail. Throws AppError: `unauthenticated`, `forbidden`, `invalid` to lift
 * what is not suppressed.
 */
export async function runOutgoingMail(ctx: Ctx, form: OutgoingMailForm): Promise<void> {
  const actor = requireAdmin(ctx);
  await inTransaction(ctx.em, (tx) => run({ ...ctx, em: tx }, actor, form));
  if (form.intent !== 'test') logChange('mail', `${actor.id} used outgoing mail: ${form.intent}`);
}

async function run(
  { em: tx, locale }: Ctx,
  actor: ReturnType<typeof requireAdmin>,
  form: OutgoingMailForm,
): Promise<void> {
  const now = new Date();
  switch (form.intent) {
    case 'test':
      return queueLetters(tx, testLetter, [
        {
          to: { userId: actor.id, address: actor.email, language: actor.language ?? locale },
          event: `test:${randomUUID()}`,
          communityId: null,
          params: { sentAt: now.toISOString() },
        },
      ]);
    case 'retry': {
      const changed = await tx.nativeUpdate(
        MailLetter,
        { id: form.letter, state: { $in: ['QUEUED', 'FAILED'] }, digest: null },
        { state: 'QUEUED', nextTryAt: now, settledAt: null },
      );
      if (changed > 0) await send(tx, 'send-mail', {});
      return;
    }
    case 'retry-refused':
      if ((await retryRefused(tx)) > 0) await send(tx, 'send-mail', {});
      return;
    case 'give-up':
      await tx.nativeUpdate(
        MailLetter,
        { id: form.letter, state: 'QUEUED' },
        { state: 'FAILED', claimedUntil: null, settledAt: now, refusedAbout: null },
      );
      // What went in a digest gets the same state.
      await tx.nativeUpdate(
        MailLetter,
        { digest: { id: form.letter, state: 'FAILED' } },
        { state: 'FAILED', settledAt: now },
      );
      return;
    case 'suppress':
      return suppress(tx, { address: form.email, reason: 'BY_HAND', detail: null });
    case 'lift': {
      const { email: address } = form;
      if ((await tx.nativeDelete(SuppressedAddress, { address })) > 0) return;
      const params = { address };
      throw new AppError('invalid', 'outgoingMail.notSuppressed', { params, field: 'email' });
    }
    case 'release':
      await tx.nativeDelete(SuppressedAddress, { address: form.address });
  }
}

/** An administrator sends this to see that mail arrives. */
export const testLetter = defineLetter({
  kind: 'TEST',
  topic: 'ACCOUNT',
  urgency: 'ACCOUNT',
  heldFor: 'anybody',
  params: z.object({ sentAt: z.iso.datetime() }),
  write: ({ params, language, formats, url }) => {
    const when = formats.fullDateTime(new Date(params.sentAt));
    return {
      subject: translate(language, 'mail.test.subject'),
      preview: translate(language, 'mail.test.preview'),
      blocks: [
        { kind: 'heading', text: translate(language, 'mail.test.heading') },
        { kind: 'text', text: translate(language, 'mail.test.text', { when }) },
        { kind: 'button', label: translate(language, 'mail.test.open'), to: url('/admin/mail') },
      ],
      because: translate(language, 'mail.test.because'),
    };
  },
});
