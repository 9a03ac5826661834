import type { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { contentDisposition } from '#app/features/media/files/file-name.ts';
import { fileTypes } from '#app/features/media/files/file-types.ts';
import { openFile } from '#app/features/media/files/open.server.ts';
import { fileResponse } from '#app/lib/http/file-response.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { requirePublicCommunity } from '#app/features/communities/communities/access.server.ts';
import { findDocuments } from '../documents.server.ts';

/**
 * The PDF that the board put on the shelf as the emergency plan, in a language or else in the other one.
 * Anybody may have it: only a document for everyone can be the plan.
 */
async function emergencyPlan(em: Em, communityId: string, locale: Language) {
  const plans = await findDocuments(em, communityId, { readable: ['EVERYONE'], plansOnly: true });
  return plans.find(({ language }) => language === locale) ?? plans[0];
}

/** The address of a community's emergency plan as a PDF; null where it has none. */
export async function emergencyPdfUrl(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  { id, slug, emergencyPdfUrl: given }: Pick<Community, 'id' | 'slug' | 'emergencyPdfUrl'>,
): Promise<string | null> {
  const plan = await emergencyPlan(em, id, locale);
  return plan ? `/communities/${slug}/emergency.pdf` : (given ?? null);
}

/**
 * The emergency plan as a PDF, for anybody: the one on the records shelf, or else the file that came with
 * the community. Throws AppError `not-found`.
 */
export async function emergencyPdf(ctx: Ctx, slug: string): Promise<Response> {
  const { em, locale } = ctx;
  const { id } = await requirePublicCommunity(ctx, slug);
  const filename = translate(locale, 'communities.emergencyPlanFile');
  const cacheControl = 'public, max-age=3600';
  const plan = await emergencyPlan(em, id, locale);
  const file = plan && (await openFile(plan.fileId));
  if (!file) {
    return fileResponse(`emergency/${id}.pdf`, 'communities.noEmergencyPlan', {
      type: fileTypes.pdf,
      filename,
      cacheControl,
      locale,
    });
  }
  return new Response(file.body, {
    headers: {
      'Content-Type': fileTypes.pdf,
      'Content-Length': String(file.size),
      'Content-Disposition': contentDisposition(filename, true),
      'Content-Language': languageTags[plan.language],
      'Cache-Control': cacheControl,
      Vary: 'Accept-Language, Cookie',
    },
  });
}
