/** The editor of a listing. */
export const listingEditor = {
  tab: 'Petites annonces',
  newTitle: 'Mettre en vente',
  newSubmit: 'Publier',
  newFailed: 'Impossible de créer l’annonce. Réessayez.',
  newSummary: 'Proposez quelque chose au voisinage.',
  editTitle: 'Modifier votre annonce',
  editSubmit: 'Enregistrer',
  editFailed: 'Votre annonce n’a pas été enregistrée',
  editSummary: 'Modifiez votre annonce.',
  editHead: 'Modifier « {title} »',
  descriptionHint:
    'Les dimensions, l’âge, les défauts et le moment où l’on peut passer prendre l’article. {maximum} caractères au maximum. Laissez une ligne vide entre les paragraphes.',
  contactHint:
    'Seuls les membres {de:community} voient cette adresse, et seulement pendant que l’annonce est en ligne.',
  /** Là où le voisinage peut écrire à partir du site. */
  contactOptional:
    'Vous pouvez laisser ce champ vide : on peut aussi vous écrire à partir de la page de l’annonce, sans voir d’adresse.',
  price: 'Prix en dollars',
  priceHint: 'Laissez ce champ vide si le prix n’est pas fixé.',
  free: 'Gratuit',
  category: 'Catégorie',
  noCategory: 'Sans catégorie',
  condition: 'État',
  noCondition: 'Non précisé',
} as const;
