/** Ce qui attend la modération, sur la page d’accueil et dans le carrefour. */
export const boardWork = {
  title: 'À examiner',
  nothing: 'Vous êtes à jour.',
  emergency: 'Publier un avis d’urgence',
  emergencyShort: 'Publier un avis d’urgence',
  emergencyFor: 'Publier un avis d’urgence {à:community}',
  decisions: 'Décisions passées',
  manage: 'Gestion',
  manageMore: 'Gérer toutes les communautés',
} as const;
