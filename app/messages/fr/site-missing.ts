/** Ce qui amène l’administration à dire qui gère le site. */
export const siteMissing = {
  lead: 'Vos résidents ne savent pas encore qui gère ce site ni à qui écrire : {form}.',
  link: 'indiquez-le ici',
} as const;
