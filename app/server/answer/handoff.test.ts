import { expect, it } from 'vitest';
import { handoffScript } from './handoff.ts';

const long = (words: string) => `${words} `.repeat(20);

/** What a browser gets that reads these texts in a page. */
function received(script: string, texts: string[]): string {
  const [, code = ''] = /<script[^>]*>([\s\S]*)<\/script>$/.exec(script) ?? [];
  let data = '';
  const streamController = { enqueue: (text: string) => (data += text), close: () => undefined };
  const document = { querySelectorAll: () => texts.map((textContent) => ({ textContent })) };
  new Function('window', 'document', code)({ __remixContext: { streamController } }, document);
  return data;
}

it.each([
  ['plain words', long('Brass lamp.')],
  [
    'quotes, marks and ends of lines',
    long('A “lamp” is "lit" \\ $& $1 </script>\n\u2028 <b>&amp;</b>'),
  ],
])('gives the browser the whole data, and sends what the page says once: %s', (_, text) => {
  const data = `${JSON.stringify([{ _1: 2 }, 'description', text, `He wrote "${text}`])}\n`;
  const script = handoffScript(data, ['Something else', text], 'n');
  expect(script.length).toBeLessThan(handoffScript(data, [], 'n').length);
  expect(received(script, ['Something else', text])).toBe(data);
});

it('sends a text whole that a browser would read otherwise, and one that the page does not say', () => {
  const texts = [long('Ends\r\n'), long('Said nowhere')];
  const data = JSON.stringify(texts);
  const script = handoffScript(data, [texts[0] ?? ''], 'n');
  expect(received(script, [])).toBe(data);
});
