import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { UnitCode, type Community } from '#db/entities/index.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { endLong, paperSize } from '#app/features/media/pdf/page.server.ts';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import { env } from '#app/lib/env.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { drawLetter, scaleFor, type LetterCommunity } from './draw-letter.server.ts';
import { joinAddress, printableLetters, type CodeLetter } from './queries.server.ts';

/**
 * The letters of the units that an address names, one page each, as a file that opens in the browser.
 * It is written while it is made. Nothing keeps a copy: it has the codes in it. Once they are asked for with GET, the
 * desk asks for these letters no longer.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also where no unit has a valid code.
 */
export async function lettersResponse(
  ctx: Ctx,
  request: Request,
  { slug, chosen }: { slug: string; chosen: string },
): Promise<Response> {
  const { community, letters, unitIds } = await printableLetters(ctx, slug, chosen);
  if (request.method === 'GET') {
    await ctx.em.nativeUpdate(
      UnitCode,
      { unit: { $in: unitIds }, revokedAt: null, letterDue: true },
      { letterDue: false },
    );
  }
  return new Response(
    Readable.toWeb(lettersPdf(community, letters, ctx.locale)) as ReadableStream,
    {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${translate(ctx.locale, 'letters.fileName')}"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    },
  );
}

/** The letters as a stream of bytes: a page is made when the reader is ready for it. */
function lettersPdf(community: Community, letters: CodeLetter[], locale: Locale): Readable {
  return Readable.from(pages(community, letters, locale), { objectMode: false });
}

const paper = {
  size: paperSize.name,
  margin: 54,
  pdfVersion: '1.5',
  autoFirstPage: false,
} as const;

async function* pages(
  community: Community,
  letters: CodeLetter[],
  locale: Locale,
): AsyncGenerator<Buffer> {
  const document = await newPdf({
    ...paper,
    tagged: true,
    displayTitle: true,
    lang: languageTags[locale],
    info: {
      Title: translate(locale, 'letters.letter.documentTitle', { community: community.name }),
      Author: translate(locale, 'cityIssues.pdf.brand'),
    },
  });
  const about: LetterCommunity = {
    name: community.name,
    address: community.address ?? null,
    phone: community.managerPhone ?? null,
    language: community.language,
    postReaders: community.postReaders,
    joinUrl: `${env().appUrl}/join`,
    joinAddress: joinAddress(),
  };
  const scale = scaleFor(await newPdf(paper), about, letters);
  for (const letter of letters) {
    document.addPage();
    drawLetter(document, about, letter, scale);
    const bytes = document.read() as Buffer | null;
    if (bytes) yield bytes;
    // Other requests get their turn between two pages.
    await setImmediate();
  }
  yield* endLong(document);
}
