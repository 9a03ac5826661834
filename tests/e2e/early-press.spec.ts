import { expect, test } from '#tests/setup/browser.ts';

test('a page that is pressed before its data is decoded comes alive all the same', async ({
  page,
  scripts,
}) => {
  test.skip(!scripts, 'with scripts off a page has no data to decode');
  await page.addInitScript(() => {
    // Decoding takes a third of a second, and somebody types through all of it.
    const read = ReadableStreamDefaultReader.prototype.read;
    Object.defineProperty(ReadableStreamDefaultReader.prototype, 'read', {
      async value(this: ReadableStreamDefaultReader) {
        await new Promise((done) => setTimeout(done, 300));
        return read.call(this);
      },
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const press = new KeyboardEvent('keydown', { bubbles: true, key: 'a' });
      document.querySelector('main input')?.dispatchEvent(press);
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto('/login');
  // Alive: React answers for the elements of the page. The fixture holds that it logged no error.
  const isAlive = () => {
    const form = document.querySelector('main form');
    return !!form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  };
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
});
