/**
 * A client that behaves, as a process of its own: its waits are the server's, whatever the test does meanwhile. Asks
 * for a list as often as its second argument says, one after the other, at the address in its first, and prints how
 * long it waited for each answer in milliseconds, as JSON.
 */
const [origin = '', count = ''] = process.argv.slice(2);
/** Not counted: a process that has just begun is slow itself. */
const warmUp = 50;

const times: number[] = [];
for (let n = 0; n < warmUp + Number(count); n++) {
  const began = performance.now();
  const response = await fetch(`${origin}/api/communities`, { headers: { Cookie: 'own=1' } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
  if (n >= warmUp) times.push(performance.now() - began);
  await new Promise((done) => setTimeout(done, 10));
}
process.stdout.write(JSON.stringify(times));

export {};
