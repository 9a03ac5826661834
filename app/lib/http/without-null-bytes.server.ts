import { Transform } from 'node:stream';

/**
 * A stream that drops null bytes. React 18 leaves up to two of them in its output where a character
 * of several bytes does not fit the rest of a chunk (facebook/react#24985); text never has any.
 */
export const withoutNullBytes = (): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
