/** What the server alone says about people and their roles. */
export const peopleServer = {
  loginAsAdmin: 'Connectez-vous avec un compte de responsable du site.',
  adminsOnly: 'Cette page est réservée aux responsables du site The Local Link.',
  ownRole:
    'Vous ne pouvez pas vous enlever ce rôle. Demandez-le à une autre personne responsable du site.',
  roleUnknown: 'Choisissez un rôle dans la liste',
  rightsNeedRole:
    'Vous avez sélectionné une communauté à modérer. Choisissez membre du conseil ou gestionnaire, ou désélectionnez-la.',
  communityUnknown: 'Choisissez des communautés dans la liste',
  rightsUnconfirmed:
    'Ce changement enlève à la personne le droit de modérer une communauté. Confirmez le changement.',
  noSuchEmail: 'Aucun compte n’utilise l’adresse courriel {email}.',
  noSuchCommunity: 'Aucune communauté n’a l’adresse web « {slug} ».',
  saved: {
    title: 'Rôle enregistré',
    RESIDENT:
      '{name} est maintenant membre sans autre rôle. Le changement prend effet tout de suite.',
    BOARD: '{name} est maintenant membre du conseil. Le changement prend effet tout de suite.',
    MANAGER: '{name} est maintenant gestionnaire. Le changement prend effet tout de suite.',
    ADMIN: '{name} est maintenant responsable du site. Le changement prend effet tout de suite.',
    moderatesNothing: {
      BOARD:
        '{name} est maintenant membre du conseil, mais ne modère encore aucune communauté. Rouvrez la page de cette personne et choisissez une communauté.',
      MANAGER:
        '{name} est maintenant gestionnaire, mais ne modère encore aucune communauté. Rouvrez la page de cette personne et choisissez une communauté.',
    },
  },
  /** What stands for a unit where somebody moderates a community without living in it. */
  offices: {
    BOARD: 'Conseil',
    MANAGER: 'Gestion',
    ADMIN: 'Gestion',
  },
} as const;
