import type { Translation } from '#app/lib/i18n/message.ts';
import type { records as en } from '../en/records.ts';

/** The records shelf of a community, as its people read it. */
export const records = {
  title: 'Documents',
  lead: 'Ce que la corporation conserve pour les gens de l’immeuble : {community}.',
  summary: 'La déclaration, les règlements, les budgets et les procès-verbaux de l’immeuble.',
  toDesk: 'Gérer ces documents',
  searchLabel: 'Trouver un document par son titre',
  searchHint:
    'Dans le règlement de l’immeuble et les mesures d’urgence, tous les mots sont cherchés.',
  search: 'Chercher',
  found: 'Résultats pour « {search} »',
  noneFound:
    'Ni les titres, ni le règlement de l’immeuble, ni les mesures d’urgence ne contiennent « {search} ». Essayez un seul mot, ou ouvrez un dossier.',
  allFolders: 'Tous les dossiers',
  folders: 'Dossiers',
  noFolders: 'Il n’y a pas encore de dossiers.',
  count: { one: '{count} document', other: '{count} documents' },
  newest: 'le plus récent : {date}',
  access: { EVERYONE: 'Tout le monde', OWNERS: 'Propriétaires', BOARD: 'Conseil' },
  kinds: {
    DECLARATION: 'Déclaration et description',
    BYLAWS: 'Règlements administratifs',
    RULES: 'Règles',
    BUDGET: 'Budget',
    STATEMENTS: 'États financiers',
    AUDIT: 'Rapports d’audit',
    RESERVE_FUND: 'Étude et plan du fonds de réserve',
    INSURANCE: 'Assurance',
    CERTIFICATES: 'Certificats de renseignements',
    OWNER_MINUTES: 'Procès-verbaux des propriétaires',
    BOARD_MINUTES: 'Procès-verbaux du conseil',
    EMERGENCY: 'Mesures d’urgence',
    FORMS: 'Formulaires',
    CONTRACTS: 'Contrats',
  },
  about: {
    DECLARATION:
      'Ce qui a créé la corporation : ses unités, ses parties communes et ses parts, avec les plans.',
    BYLAWS:
      'Comment la corporation est dirigée : le conseil, les assemblées, les emprunts, les unités types.',
    RULES: 'Ce que tous dans l’immeuble ont convenu de respecter.',
    BUDGET:
      'Ce que la corporation prévoit recevoir et dépenser cet exercice, et aux exercices passés.',
    STATEMENTS: 'Ce qui est entré et sorti, année par année.',
    AUDIT: 'Ce que l’audit a constaté dans les états de chaque année.',
    RESERVE_FUND: 'Ce que coûteront les grandes réparations, et le plan pour les payer.',
    INSURANCE: 'Le certificat d’assurance de la corporation, avec ses franchises.',
    CERTIFICATES:
      'Les certificats périodiques, leurs mises à jour et ceux des nouveaux propriétaires.',
    OWNER_MINUTES: 'Ce qu’ont décidé l’assemblée annuelle et les autres assemblées.',
    BOARD_MINUTES: 'Ce que le conseil a décidé à ses réunions.',
    EMERGENCY: 'Quoi faire et qui appeler.',
    FORMS: 'Des formulaires à remplir : déménager, rénover, demander des dossiers.',
    CONTRACTS: 'Les ententes qui lient la corporation.',
    CUSTOM: 'Un dossier propre au conseil.',
  },
  empty: 'Rien n’a encore été déposé ici.',
  ask: {
    title: 'Vous cherchez autre chose ?',
    owners:
      'Les propriétaires peuvent demander par écrit les dossiers de la corporation (Loi de 1998 sur les condominiums, article 55), même ceux qui ne sont pas ici. Il y a un formulaire pour cela, et le bureau vous dira lequel.',
    tenants:
      'Certains dossiers sont réservés aux propriétaires que le conseil a inscrits. Si votre unité est à vous et que ce n’est pas ce qui est inscrit, dites-le au bureau.',
    manager: 'Gestionnaire : {contact}',
    board: 'Conseil : {contact}',
  },
  readText: 'Une page à lire, dernière modification : {date}',
  facts: '{date} · {file}',
  file: '{type}, {size}',
  version: 'Version {number}',
  versionWithNote: 'Version {number} : {note}',
  scan: 'Numérisé : on ne peut ni y chercher du texte, ni se le faire lire. Le bureau peut vous aider.',
  types: {
    pdf: 'PDF',
    docx: 'Word',
    xlsx: 'Excel',
    pptx: 'PowerPoint',
    odt: 'texte OpenDocument',
    ods: 'feuille OpenDocument',
    png: 'image',
    jpg: 'image',
    csv: 'tableau (CSV)',
    txt: 'texte',
  },
} as const satisfies Translation<typeof en>;
