/** Ce qui amène l’administration à dire qui gère le site. */
export const siteMissing = {
  lead: 'On ne sait pas encore qui gère ce site ni à qui écrire : {form}.',
  link: 'indiquez-le ici',
} as const;
