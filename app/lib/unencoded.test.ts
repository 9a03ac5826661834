import { expect, it } from 'vitest';
import { unencodedIn } from './unencoded.ts';

it.each([
  ['smtps://post:pa#ss@mail.example:465', ['# as %23']],
  ['smtps://post:p/w?d@mail.example:465', ['/ as %2F', '? as %3F']],
  ['smtps://post@link.example:wo/rd@mail.example', ['/ as %2F', '@ as %40']],
  ['smtps://post@link.example:word@mail.example', []],
  ['smtps://post:100%er@mail.example', ['% as %25']],
  // It is an address, of another server.
  ['smtps://post:12#3@mail.example', ['# as %23']],
  ['smtps://post:p%23w:d@mail.example', []],
  ['smtps://mail.example:465', []],
  ['mail.example', []],
])('names what has to be encoded in %s', (address, found) => {
  expect(unencodedIn(address)).toEqual(found);
});
