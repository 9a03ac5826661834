/**
 * A streamed body that fails once it passes `limit` bytes. The rest is still read and discarded,
 * because a browser reads the response only after it has sent everything.
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  tooLarge: () => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  const discard = async () => {
    while (!(await reader.read()).done);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= limit) return controller.enqueue(value);
        await discard();
        controller.error(tooLarge());
      },
      cancel: discard,
    },
    { highWaterMark: 0 },
  );
}
