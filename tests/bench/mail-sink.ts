/** A mail server in a process of its own, which takes every letter and says to its parent that it did. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onData(stream, _session, answer) {
    stream.resume();
    stream.on('end', () => {
      process.send?.('letter');
      answer();
    });
  },
});
server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
