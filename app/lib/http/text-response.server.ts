/**
 * A response whose whole body is a text at hand: whoever sends it need not read the stream that a Response
 * makes of it. It can be read as any other.
 */
export class TextResponse extends Response {
  readonly whole: string;

  constructor(whole: string, init?: ResponseInit) {
    super(whole, init);
    this.whole = whole;
  }
}
