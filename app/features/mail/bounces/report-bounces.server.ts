import { z } from 'zod';
import { MailLetter } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { clientAddress, createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import { isBounceSecret, isSigned } from './bounce-address.server.ts';
import { suppress } from './suppress.server.ts';

const wrongReports = createLimiter('bounce-report', { points: 60, duration: 15 * 60 });

const reportSchema = z.object({
  events: z
    .array(
      z.object({
        address: z.string().trim().toLowerCase().max(254).pipe(z.email()),
        reason: z.enum(['BOUNCED', 'COMPLAINT']),
        messageId: z.string().max(200).optional(),
        detail: z.string().max(300).optional(),
      }),
    )
    .min(1)
    .max(500),
});
type BounceEvent = z.output<typeof reportSchema>['events'][number];

/**
 * Takes the report of a mail service: the letters it names came back, and nothing more is sent to their
 * addresses. The same report again changes nothing. Returns how many events it had. Throws AppError:
 * `not-found` for another address than ours, `unauthenticated` for a body that is not signed with our key,
 * `invalid` for one of another shape, `too-many` after sixty of these.
 */
export async function reportBounces(
  em: Em,
  request: Request,
  secret: string,
): Promise<{ taken: number }> {
  const body = await request.text();
  if (!isBounceSecret(secret)) {
    await wrongReports.countTry(clientAddress(request));
    throw new AppError('not-found', 'http.nothingHere');
  }
  if (!isSigned(body, request.headers.get('X-Signature'))) {
    await wrongReports.countTry(clientAddress(request));
    throw new AppError('unauthenticated', 'outgoingMail.notSigned');
  }
  const { events } = readReport(body);
  await inTransaction(em, async (tx) => {
    for (const event of events) await takeEvent(tx, event);
  });
  logChange('mail', `a mail service reported addresses (${events.length})`);
  return { taken: events.length };
}

function readReport(body: string) {
  try {
    return reportSchema.parse(JSON.parse(body));
  } catch {
    throw new AppError('invalid', 'outgoingMail.reportShape');
  }
}

async function takeEvent(
  tx: Em,
  { address, reason, messageId, detail = '' }: BounceEvent,
): Promise<void> {
  await suppress(tx, { address, reason, detail: detail || null });
  const letterId = z.uuid().safeParse(messageId?.replace(/^</, '').split('@')[0]).data;
  if (reason !== 'BOUNCED' || !letterId) return;
  await tx.nativeUpdate(
    MailLetter,
    { $or: [{ id: letterId, address }, { digest: { id: letterId, address } }], state: 'SENT' },
    { state: 'BOUNCED', lastError: detail || null },
  );
}
