/** The ground of a page in each theme: the browser's own frame around the page has it too. */
export const ground = { dark: '#0d181d', light: '#f7f4ed' };
