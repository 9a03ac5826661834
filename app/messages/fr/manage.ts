/** Le bureau d’une communauté : ce que toutes ses pages partagent. */
export const manage = {
  title: 'Gestion',
  lead: 'Les communautés dont vous vous occupez : personnes, unités, avis, documents et paramètres.',
  notPosts: 'Les publications, signalements et contestations se trouvent sur la page {dashboard}.',
  toDashboard: 'Modération',
  siteMenu: 'Pages de tout le site',
  siteSections: { people: 'Personnes', mail: 'Courriels', site: 'Paramètres' },
  wholeSite: 'Tout le site',
  editorsDesk: 'Espace de rédaction',
  editorsDeskText: 'Bulletins, événements, articles et commanditaires.',
  siteSettings: 'Paramètres du site',
  siteSettingsText:
    'La personne ou l’organisme qui gère le site, les coordonnées et les sauvegardes.',
  none: 'Vous ne gérez encore aucune communauté. Demandez à une personne responsable du site de vous en confier une.',
  notOpen: 'pas encore ouverte',
  previousNames: 'Communautés précédentes',
  nextNames: 'Communautés suivantes',
  handOver: 'Passer le relais',
  handOverText:
    'Une autre personne prend en charge vos communautés, tout de suite ou le jour de votre choix.',
  menu: 'Gestion',
  deskLead: 'Tout ce qu’il faut au conseil et à la gestion pour s’occuper de cette communauté.',
  posts: {
    title: 'Publications et décisions',
    lead: 'Les publications, signalements et contestations à examiner, et les décisions prises.',
    reports: 'Signalements ({count})',
    appeals: 'Contestations ({count})',
    decisions: 'Décisions passées',
    log: 'Journal complet',
  },
  export: 'Télécharger tous les dossiers',
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
