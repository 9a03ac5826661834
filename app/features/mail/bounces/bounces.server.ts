import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MailLetter, SuppressedAddress } from '#db/entities/index.ts';
import type { SuppressionReason } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createNetworkLimiter } from '#app/lib/http/rate-limit.server.ts';
import { logChange } from '#app/lib/log.server.ts';

const derived = (what: string): string =>
  createHmac('sha256', env().sessionSecret).update(`mail-bounces:${what}`).digest('base64url');

/** Where mail services report bounces. Whoever knows the address can try; the signature decides. */
export const bounceAddress = (): string => `${env().appUrl}/api/mail/bounces/${derived('address')}`;

/** The key that their reports are signed with. */
export const bounceKey = (): string => derived('key');

/** Whether a header signs a body: `sha256=` and the HMAC-SHA-256 of its bytes in hex. */
const isSigned = (body: string, header: string | null): boolean =>
  header !== null &&
  isSame(header, `sha256=${createHmac('sha256', bounceKey()).update(body).digest('hex')}`);

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const wrongReports = createNetworkLimiter('bounce-report', { points: 60, duration: 15 * 60 });

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
 * Takes a mail service's report: the emails it names bounced, and their addresses get nothing more. The
 * same report again changes nothing. Returns how many events it had. Throws AppError: `not-found` for a
 * wrong secret, `unauthenticated` for a body not signed with our key, `invalid` for one of another shape,
 * `too-many` after sixty of these.
 */
export async function reportBounces(
  em: Em,
  request: Request,
  secret: string,
): Promise<{ taken: number }> {
  const body = await request.text();
  if (!isSame(secret, derived('address'))) {
    await wrongReports.countTry({ request });
    throw new AppError('not-found', 'http.nothingHere');
  }
  if (!isSigned(body, request.headers.get('X-Signature'))) {
    await wrongReports.countTry({ request });
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

/** Sends nothing more to an address. The first reason stays. */
export async function suppress(
  tx: Em,
  {
    address,
    reason,
    detail,
  }: { address: string; reason: SuppressionReason; detail: string | null },
): Promise<void> {
  await tx.upsert(
    SuppressedAddress,
    { address: address.toLowerCase(), reason, detail, createdAt: new Date() },
    { onConflictAction: 'ignore' },
  );
}
