/**
 * A response whose whole body is a text at hand: whoever sends it needs no stream of bytes, which a Response
 * makes of its text at once. Here it is made when somebody reads it, as any other response can be read.
 */
export class TextResponse extends Response {
  readonly whole: string;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
  #isRead = false;

  constructor(whole: string, init?: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return (this.#stream ??= this.#toStream());
  }

  override get bodyUsed(): boolean {
    return this.#isRead;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#readable().arrayBuffer();
  }

  override async blob(): Promise<Blob> {
    return this.#readable().blob();
  }

  override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#readable().bytes();
  }

  override async formData(): Promise<FormData> {
    return this.#readable().formData();
  }

  override async json(): Promise<unknown> {
    return this.#readable().json();
  }

  override async text(): Promise<string> {
    return this.#readable().text();
  }

  override clone(): TextResponse {
    if (this.bodyUsed) throw new TypeError('What was read cannot be copied.');
    return new TextResponse(this.whole, this);
  }

  /** Fails where the body was read already. */
  #readable(): Response {
    return new Response(this.body, this);
  }

  #toStream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    return new ReadableStream(
      {
        pull: (controller) => {
          this.#isRead = true;
          controller.enqueue(new TextEncoder().encode(this.whole));
          controller.close();
        },
        cancel: () => {
          this.#isRead = true;
        },
      },
      // Nothing is made before somebody reads.
      { highWaterMark: 0 },
    );
  }
}
