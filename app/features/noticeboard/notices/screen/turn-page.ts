/**
 * The script of a screen: it fetches the next page and shows it in place, so that the page stays while the
 * network or the site is away, and goes on by itself once they are back. A browser that ran into its own error
 * page would stay there, because nobody stands at a display to reload it. What is no screen any more, because its
 * address was turned off, or has other styles, after an update, is loaded as a page.
 */
export const turnPage = `
const again = 30;
const wait = (seconds) => setTimeout(turn, seconds * 1000);
async function turn() {
  const { next } = document.body.dataset;
  try {
    const answer = await fetch(next, { cache: 'no-store' });
    if (answer.status >= 500) throw new Error(String(answer.status));
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const styles = (of) => [...of.querySelectorAll('link')].map((link) => link.href).join();
    if (!page.body.dataset.next || styles(page) !== styles(document)) {
      location.replace(next);
      return;
    }
    document.documentElement.lang = page.documentElement.lang;
    document.title = page.title;
    document.body.replaceWith(page.body);
    wait(Number(document.body.dataset.seconds));
  } catch {
    wait(again);
  }
}
wait(Number(document.body.dataset.seconds));
`;
