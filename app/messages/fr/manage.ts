/** Le bureau d’une communauté : ce que toutes ses pages partagent. */
export const manage = {
  title: 'Gestion',
  lead: 'Les communautés dont vous vous occupez : personnes, unités, avis, documents et paramètres.',
  notPosts: 'Les publications, signalements et contestations se trouvent sur la page {dashboard}.',
  toDashboard: 'Modération',
  editorsDesk: 'Espace de rédaction : bulletins, événements, articles et commanditaires',
  siteSettings: 'Paramètres du site et sauvegardes',
  none: 'Vous ne gérez encore aucune communauté. Demandez à une personne responsable du site de vous en confier une.',
  notOpen: 'pas encore ouverte',
  previousNames: 'Communautés précédentes',
  nextNames: 'Communautés suivantes',
  handOver: 'Passer le relais',
  menu: 'Gestion',
  deskLead: 'Tout ce qu’il faut au conseil et à la gestion pour s’occuper de cette communauté.',
  posts: {
    title: 'Publications et décisions',
    reports: 'Signalements des membres ({count})',
    appeals: 'Contestations de décisions ({count})',
    decisions: 'Décisions passées : qui a décidé, et pourquoi',
    log: 'Journal complet de cette communauté',
  },
  sections: {
    people: 'Personnes',
    units: 'Unités',
    notices: 'Avis',
    documents: 'Documents',
    settings: 'Paramètres',
  },
  sectionLeads: {
    people: 'Demandes d’adhésion, membres, invitations et départs.',
    units: 'Le registre des unités, leurs codes et les lettres.',
    notices: 'Écrire, programmer, corriger et retirer les avis.',
    documents: 'Déclaration, règlements administratifs, budgets, procès-verbaux.',
    settings:
      'L’adresse, les numéros de téléphone, les heures de bureau et les conditions d’adhésion.',
  },
} as const;
