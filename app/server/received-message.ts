import { IncomingMessage } from 'node:http';

/** A piece of so many bytes is passed on as it is. */
const largePiece = 1024;

/** How many bytes of small pieces are joined at most. */
const mostJoined = 16 * 1024;

/** A piece of fewer bytes is tiny: Node takes far longer to find where it ends than its sender to send it. */
const tinyPiece = 64;

/** The most tiny pieces of a body. Browsers and proxies send large ones. */
const mostTiny = 4096;

/**
 * A request as Node reads it, which joins small pieces of its body: a piece of one byte costs as much to handle as a
 * large one. Joined are only the pieces of one read of the connection, so none is delayed beyond the turn of the event
 * loop in which it came. Too many tiny pieces close the connection (record 70).
 */
export class ReceivedMessage extends IncomingMessage {
  #pieces: Uint8Array[] = [];
  #size = 0;
  #tiny = 0;

  /** Takes the next piece of the body from Node's parser. False has it stop reading the connection for now. */
  override push(piece: Uint8Array | null): boolean {
    if (piece === null) {
      this.#passOn();
      return super.push(null);
    }
    if (piece.length < tinyPiece) this.#tiny += 1;
    if (this.#tiny > mostTiny) {
      this.socket.destroy();
      return false;
    }
    if (this.#pieces.length === 0) {
      if (piece.length >= largePiece) return super.push(piece);
      setImmediate(() => this.#passOn());
    }
    this.#pieces.push(piece);
    this.#size += piece.length;
    if (this.#size >= mostJoined) this.#passOn();
    // The rest of what was read is still parsed; other connections have their turn before the next read.
    return false;
  }

  #passOn(): void {
    if (this.#pieces.length === 0) return;
    const joined = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#size = 0;
    super.push(joined);
  }
}
