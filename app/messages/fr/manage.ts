import type { Translation } from '#app/lib/i18n/message.ts';
import type { manage as en } from '../en/manage.ts';

/** Le bureau d’une communauté : ce que toutes ses pages partagent. */
export const manage = {
  title: 'Gestion',
  lead: 'Les communautés dont vous vous occupez : personnes, unités, avis, documents et réglages.',
  notPosts: 'Les publications, signalements et contestations se décident à la page {dashboard}.',
  toDashboard: 'Modération',
  editorsDesk: 'Bureau de la rédaction : bulletins, événements, articles et commanditaires',
  none: 'Vous ne gérez encore aucune communauté. L’administration peut vous en confier une.',
  notOpen: 'pas encore ouverte',
  previousNames: 'Noms précédents',
  nextNames: 'Noms suivants',
  handOver: 'Passer le relais',
  menu: 'Bureau',
  deskLead: 'Tout ce que le conseil et la gestion font pour cette communauté.',
  posts: {
    title: 'Publications et décisions',
    queue: 'Publications en attente ({count})',
    reports: 'Signalements des membres ({count})',
    appeals: 'Contestations de décisions ({count})',
    decisions: 'Décisions passées : qui a décidé, et pourquoi',
    log: 'Tout le journal de cette communauté',
  },
  sections: {
    people: 'Personnes',
    units: 'Unités',
    notices: 'Avis',
    documents: 'Documents',
    settings: 'Réglages',
  },
  sectionLeads: {
    people: 'Qui attend à la porte, qui habite ici, les invitations et les départs.',
    units: 'Le registre des unités, leurs codes et les lettres.',
    notices: 'Écrire, programmer, corriger et retirer ce que les membres lisent en premier.',
    documents: 'Le rayon des dossiers : déclaration, règlements, budgets, procès-verbaux.',
    settings: 'L’adresse, les téléphones, les heures de bureau et qui peut entrer.',
  },
} as const satisfies Translation<typeof en>;
