/**
 * A streamed body that fails once it passes `limit` bytes. It is never cancelled, which would cut the
 * connection before the response; what is left of it is for the gate to read.
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  tooLarge: () => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= limit) controller.enqueue(value);
        else controller.error(tooLarge());
      },
    },
    { highWaterMark: 0 },
  );
}
