/** The marks around the number of a text: letters that JSON writes in no other way than escaped. */
const mark = '\u0001';

/** A text that a browser reads from a page as it was written: it changes other ends of lines. */
const isReadAsWritten = (text: string): boolean => !/[\r\0]/.test(text);

/**
 * The data of a page, with the number of each text among those that the page says (see SaidOnce) in
 * its place.
 */
export const withoutSaid = (data: string, said: string[]): string =>
  said.reduce(
    (rest, text, index) =>
      isReadAsWritten(text)
        ? rest.replace(JSON.stringify(text), () => `${mark}${index}${mark}`)
        : rest,
    data,
  );

/** The script that gives the browser the data of a page, as the scripts of Remix wait for it. */
export function handoffScript(data: string, said: string[], nonce: string): string {
  const rest = withoutSaid(data, said);
  const filled = rest === data ? inScript(data) : inScript(rest) + fill;
  return `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${filled});window.__remixContext.streamController.close();</script>`;
}

/** Puts the texts back, in the browser, from the page. */
const fill =
  '.replace(/\\x01(\\d+)\\x01/g,(_,i)=>JSON.stringify(document.querySelectorAll("[data-said]")[i].textContent))';

/** A text as a literal that cannot end the script around it. */
const inScript = (text: string): string =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
