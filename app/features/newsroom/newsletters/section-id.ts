/** The anchor of a section, made from its heading. */
export const sectionId = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
