import type { Translation } from '#app/lib/i18n/message.ts';
import type { opening as en } from '../en/opening.ts';

/** Comment naît une communauté : ses étapes, ses portes, et ce qui attend à son bureau. */
export const opening = {
  title: 'Ouverture',
  summary: 'Cinq étapes vers une communauté ouverte.',
  lead: 'Cinq étapes, dans l’ordre de votre choix. Vous pouvez partir à tout moment et reprendre plus tard. Personne n’entre et rien n’est envoyé avant que vous ouvriez les portes.',
  numbered: '{number}. {title}',
  states: { done: 'Fait', later: 'Plus tard', open: 'À faire' },
  steps: {
    COMMUNITY: {
      title: 'La communauté',
      lead: 'Son nom, son adresse, ses téléphones et ses dates.',
      done: 'Nom, adresse, téléphones, dates, et qui peut entrer.',
      go: 'Remplir',
      again: 'Revoir',
    },
    UNITS: {
      title: 'Ses unités',
      lead: 'Toutes les unités de l’immeuble, pour que chacune ait son code et sa lettre.',
      done: { one: '{count} unité au registre.', other: '{count} unités au registre.' },
      go: 'Ajouter les unités',
      again: 'En ajouter',
    },
    BOARD: {
      title: 'Le conseil',
      lead: 'Qui décide avec vous des publications et des personnes. Chaque personne reçoit une invitation.',
      done: { one: '{count} personne nommée.', other: '{count} personnes nommées.' },
      go: 'Nommer le conseil',
      again: 'Nommer quelqu’un',
    },
    NOTICE: {
      title: 'Le premier avis',
      lead: 'Ce que l’on lit d’abord en entrant, par exemple un mot de bienvenue.',
      done: { one: '{count} avis écrit.', other: '{count} avis écrits.' },
      go: 'Écrire un avis',
      again: 'En écrire un autre',
    },
    LETTERS: {
      title: 'Les lettres',
      lead: 'Une page par unité, avec le code qui fait entrer ses occupants. À imprimer maintenant ou plus tard.',
      done: { one: '{count} unité a un code.', other: '{count} unités ont un code.' },
      go: 'Préparer les lettres',
      again: 'Revoir',
    },
  },
  later: 'Plus tard',
  laterOf: 'Plus tard : {title}',
  takeUp: 'Reprendre',
  takeUpOf: 'Reprendre : {title}',
  doors: 'Ouvrir les portes',
  doorsLead:
    'Dès lors, les gens de l’immeuble trouvent la communauté, s’inscrivent et entrent comme la porte le permet. Les portes ne se referment plus.',
  missing: 'Pas encore fait : {steps}',
  accept: 'Ouvrir quand même. Tout cela peut se faire après.',
  open: 'Ouvrir les portes',
  notOpened: 'Les portes sont toujours fermées',
  isOpen: 'Les portes sont ouvertes.',
  newTitle: 'Une nouvelle communauté',
  newLead:
    'La première de cinq étapes. Seul le nom est nécessaire maintenant ; le reste peut attendre.',
  newSave: 'Enregistrer et continuer',
  roles: {
    BOARD: 'Membre du conseil',
    MANAGER: 'Gestionnaire',
    ADMIN: 'Responsable du site',
    RESIDENT: 'Membre',
  },
  board: {
    title: 'Le conseil',
    lead: 'Chaque personne reçoit un lien qui sert une seule fois, pendant {days} jours. Elle choisit son propre mot de passe.',
    list: 'Personnes nommées',
    member: '{name}, {role}, {unit}',
    invited: '{name}, {role}, {unit} (invitation)',
    add: 'Nommer quelqu’un',
    name: 'Nom',
    email: 'Courriel',
    role: 'Rôle',
    unit: 'Unité',
    unitHint: 'Pour qui habite l’immeuble. Sans unité, la personne paraît sous le nom du bureau.',
    invite: 'Préparer l’invitation',
    inviting: 'Préparation…',
    notInvited: 'Personne n’a été invité',
    back: 'Retour à l’ouverture',
    made: 'Invitation prête : {name}',
    madeLead:
      'Copiez ce lien maintenant et remettez-le à la personne : il ne paraît qu’une fois. Il sert jusqu’à cette date : {date}.',
    mail: 'Écrire un courriel avec ce lien',
  },
  overview: {
    closed: 'Les portes sont encore fermées',
    closedLead: {
      one: 'Les gens de l’immeuble ne peuvent pas encore entrer. Il reste {count} étape.',
      other: 'Les gens de l’immeuble ne peuvent pas encore entrer. Il reste {count} étapes.',
    },
    goOn: 'Poursuivre l’ouverture',
    toDo: 'Ce qu’il y a à faire',
    waiting: {
      one: '{count} personne attend à la porte',
      other: '{count} personnes attendent à la porte',
    },
    nobodyWaits: 'Personne n’attend à la porte',
    pending: {
      one: '{count} publication attend une décision',
      other: '{count} publications attendent une décision',
    },
    nothingPending: 'Aucune publication n’attend de décision',
    letters: {
      one: '{count} unité a besoin d’une lettre : quelqu’un est parti, et son code est nouveau',
      other:
        '{count} unités ont besoin d’une lettre : quelqu’un est parti, et leurs codes sont nouveaux',
    },
    noUnits: 'Il n’y a pas encore de registre des unités',
    unanswered: {
      one: '{count} unité sans réponse',
      other: '{count} unités sans réponse',
    },
    nextNotice: 'Prochain avis : {title}, {when}',
    noNotice: 'Aucun avis n’est prévu',
  },
  managed: {
    none: 'Il n’y a encore aucune communauté. Ajoutez la première.',
    nothing: 'Rien n’attend',
    add: 'Ajouter une communauté',
  },
} as const satisfies Translation<typeof en>;
