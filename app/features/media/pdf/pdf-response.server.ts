/** A PDF for the desk, which opens in the browser and is kept nowhere. */
export const pdfResponse = (body: Buffer | ReadableStream, filename: string): Response =>
  new Response(body instanceof ReadableStream ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
