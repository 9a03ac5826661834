/** Ce qui amène l’administration à dire qui gère le site. */
export const siteMissing = {
  lead: 'Le site n’indique pas encore qui le gère ni à qui écrire : {form}.',
  link: 'ajoutez ces renseignements',
} as const;
