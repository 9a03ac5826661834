/** What the server alone says about listings. */
export const listingsServer = {
  categoryUnknown: 'Choisissez une catégorie dans la liste',
  conditionUnknown: 'Choisissez un état dans la liste',
  freeOrPrice: 'Indiquez un prix ou cochez « Gratuit », pas les deux',
  priceFormat: 'Écrivez le prix en dollars, comme 25 ou 19,50',
  priceWithoutPoints: 'Écrivez le prix comme ceci : {dollars},{cents}',
  priceTwoCents:
    'Les cents ont deux chiffres. Écrivez « {dollars},{cents} » ou, pour un montant rond, « {whole},00 ».',
  priceTooHigh: 'Ce prix est trop élevé. Indiquez un prix plus bas.',
  priceInCents: 'Le prix doit être un nombre entier de cents',
  priceNegative: 'Le prix ne peut pas être inférieur à zéro',
  objectExpected: 'Envoyez l’annonce sous forme d’objet JSON',
} as const;
