/**
 * What a card's picture and that of its page have in common, by the page's path: the browser then moves one to where
 * the other is. The policy of our pages forbids styles in elements, so the style sheet reads it from this attribute.
 */
export const pictureName = (path: string): { 'data-picture': string } => ({
  'data-picture': `p${path.replace(/[^\w-]/g, '-')}`,
});
