import type { Operator } from '#app/features/communities/operator/operator.ts';
import type { Guide, GuideSection, GuideText } from './content/types.ts';

/**
 * A guide with what was set about who runs the site. A text for which nothing was set says something else
 * or is left out, and so is a section of which nothing is left.
 */
export const withOperator = (guide: Guide, operator: Operator): Guide<string> => ({
  ...guide,
  sections: guide.sections.map((section) => filled(section, operator)).filter(saysSomething),
});

const filled = (
  { paragraphs = [], points = [], ...section }: GuideSection,
  operator: Operator,
): GuideSection<string> => ({
  ...section,
  paragraphs: paragraphs.flatMap((text) => textsOf(text, operator)),
  points: points.flatMap((text) => textsOf(text, operator)),
});

const saysSomething = ({ paragraphs = [], points = [] }: GuideSection<string>): boolean =>
  paragraphs.length + points.length > 0;

function textsOf(text: GuideText, operator: Operator): string[] {
  if (typeof text === 'string') return [text];
  const { needs, text: template, otherwise } = text;
  const value = operator[needs];
  if (!value) return otherwise === undefined ? [] : [otherwise];
  const isAddress = needs === 'contact' || needs === 'privacy';
  const shown = isAddress ? `[${value}](mailto:${value})` : value;
  return template.replace(`{${needs}}`, () => shown).split(/\n\s*\n/);
}
