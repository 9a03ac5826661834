/** What people look for first in an emergency plan, and the words of its headings, in both languages. */
const topics = {
  fire: /(?:^|[^\p{L}])(?:fire|smoke|feu|incendies?|fumée)(?!\p{L})/iu,
  water: /(?:^|[^\p{L}])(?:water|floods?|leaks?|eau|inondations?|fuites?)(?!\p{L})/iu,
  power:
    /(?:^|[^\p{L}])(?:power|blackouts?|outages?|electricity|électricité|courant|pannes?)(?!\p{L})/iu,
};

export type Topic = keyof typeof topics;

/** The first section about each topic, by its heading; those that no section is about are left out. */
export function topicsOf(sections: { heading: string }[]): Map<string, Topic> {
  const found = new Map<string, Topic>();
  for (const [topic, words] of Object.entries(topics) as [Topic, RegExp][]) {
    const section = sections.find(({ heading }) => !found.has(heading) && words.test(heading));
    if (section) found.set(section.heading, topic);
  }
  return found;
}
