import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between the site and its database, as a network does. */
export interface SlowProxy {
  port: number;
  /** How long each part takes on its way to the database, in ms. */
  delayMs: number;
  /** Breaks off all connections, and returns how many there were. */
  cut: () => number;
  close: () => Promise<void>;
}

/** A network to a port of this machine that can be slow and can break. */
export async function startSlowProxy(to: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(to, '127.0.0.1');
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
      // One end may be gone while the other still sends.
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (part) => {
      // Timers of one length keep their order.
      if (proxy.delayMs === 0) database.write(part);
      else setTimeout(() => database.write(part), proxy.delayMs);
    });
    database.on('data', (part) => client.write(part));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const proxy: SlowProxy = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    cut() {
      const count = sockets.size / 2;
      for (const socket of sockets) socket.destroy();
      return count;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        proxy.cut();
      }),
  };
  return proxy;
}
