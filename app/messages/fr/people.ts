import type { Translation } from '#app/lib/i18n/message.ts';
import type { people as en } from '../en/people.ts';

/** The administrators' list of people, and the form that assigns a role. */
export const people = {
  title: 'Personnes',
  lead: 'Attribuez les rôles et indiquez qui modère quelle communauté.',
  summary: 'Trouvez une personne et précisez ce qu’elle peut faire.',
  searchLabel: 'Courriel ou nom',
  search: 'Chercher',
  searching: 'Recherche…',
  staff: 'Conseil, gestionnaires et responsables du site',
  found: 'Résultats pour « {search} »',
  noneFound: 'Aucune adresse courriel ni aucun nom ne contient cela.',
  mail: 'Salle du courrier : les lettres qui partent par courriel',
  more: 'Il y a d’autres résultats. Écrivez une plus grande partie de l’adresse ou du nom.',
  columns: { name: 'Nom', email: 'Courriel', communities: 'Communautés', role: 'Rôle' },
  moderated: '{community} (modération)',
  noCommunities: 'Aucune communauté',
  roles: {
    RESIDENT: 'Membre',
    BOARD: 'Membre du conseil',
    MANAGER: 'Gestionnaire',
    ADMIN: 'Responsable du site',
  },
  person: 'Personne',
  personSummary: 'Précisez ce qu’une personne peut faire, et où.',
  notSaved: 'Rien n’a été enregistré',
  role: 'Rôle',
  chooseRole: 'Choisir un rôle',
  moderates: 'Modère',
  furtherCommunities: 'Autres communautés',
  moderatesHint:
    'Pour les membres du conseil et les gestionnaires. Les responsables du site modèrent partout.',
  communityAndUnit: '{community}, {unit}',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  handOver: 'Passer le relais',
  losing: { lead: 'Cette personne ne modérera plus :' },
  last: {
    lead: 'Personne d’autre ne les modère. Si vous continuez, seules les personnes responsables du site s’en occuperont :',
  },
  agree: 'Enregistrer quand même',
} as const satisfies Translation<typeof en>;
