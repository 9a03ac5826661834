/** Comment naît une communauté : ses étapes, ses portes, et ce qui attend à son bureau. */
export const opening = {
  title: 'Ouverture',
  summary: 'Cinq étapes pour ouvrir votre communauté.',
  lead: 'Cinq étapes, dans l’ordre de votre choix. Vous pouvez arrêter à tout moment et reprendre plus tard. Les gens de l’immeuble ne peuvent pas devenir membres avant l’ouverture, et ne reçoivent que les invitations que vous envoyez vous-même.',
  numbered: '{number}. {title}',
  states: { done: 'Fait', later: 'Plus tard', open: 'À faire' },
  steps: {
    COMMUNITY: {
      title: 'La communauté',
      lead: 'Nom, adresse, téléphones et dates importantes.',
      done: 'Nom, adresse, téléphones, dates importantes et conditions d’adhésion.',
      go: 'Entrer les renseignements',
      again: 'Revoir les renseignements',
    },
    UNITS: {
      title: 'Les unités',
      lead: 'Toutes les unités de l’immeuble, pour que chacune ait son code et sa lettre.',
      done: { one: '{count} unité au registre.', other: '{count} unités au registre.' },
      go: 'Ajouter les unités',
      again: 'Ajouter d’autres unités',
    },
    BOARD: {
      title: 'Le conseil',
      lead: 'Les personnes qui examinent avec vous les publications et les demandes. Chacune reçoit une invitation.',
      done: { one: '{count} personne ajoutée.', other: '{count} personnes ajoutées.' },
      go: 'Ajouter le conseil',
      again: 'Ajouter d’autres personnes',
    },
    NOTICE: {
      title: 'Le premier avis',
      lead: 'Ce que les membres verront en premier, par exemple un mot de bienvenue.',
      done: { one: '{count} avis écrit.', other: '{count} avis écrits.' },
      go: 'Écrire un avis',
      again: 'Écrire un autre avis',
    },
    LETTERS: {
      title: 'Les lettres',
      lead: 'Une page par unité, avec le code pour devenir membre. Imprimez les lettres maintenant ou plus tard.',
      done: { one: '{count} unité a un code.', other: '{count} unités ont un code.' },
      go: 'Préparer les lettres',
      again: 'Revoir les lettres',
    },
  },
  later: 'Remettre à plus tard',
  laterOf: 'Remettre à plus tard : {title}',
  takeUp: 'Reprendre l’étape',
  takeUpOf: 'Reprendre l’étape : {title}',
  doors: 'Ouvrir la communauté',
  doorsLead:
    'Une fois la communauté ouverte, les gens de l’immeuble pourront la trouver, s’inscrire et devenir membres. Vous ne pourrez plus la refermer.',
  missing: 'Étapes restantes : {steps}',
  accept: 'Ouvrir la communauté quand même. Vous pourrez faire ces étapes plus tard.',
  open: 'Ouvrir la communauté',
  notOpened: 'La communauté n’est pas encore ouverte',
  isOpen: 'La communauté est ouverte : les gens de l’immeuble peuvent devenir membres.',
  newTitle: 'Nouvelle communauté',
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
    lead: 'Chaque personne reçoit un lien qui fonctionne une seule fois et expire après {days} jours. Elle choisit son propre mot de passe.',
    list: 'Personnes ajoutées',
    member: '{name}, {role}, {unit}',
    invited: '{name}, {role}, {unit} (invitation)',
    add: 'Ajouter quelqu’un',
    name: 'Nom',
    email: 'Courriel',
    role: 'Rôle',
    unit: 'Unité',
    unitHint:
      'Pour les personnes qui habitent l’immeuble. Sans unité, « Conseil » ou « Gestion » paraît à la place.',
    invite: 'Créer l’invitation',
    inviting: 'Création…',
    notInvited: 'Aucune invitation n’a été créée',
    back: 'Retour aux étapes de l’ouverture',
    made: 'L’invitation destinée {à:name} est prête',
    sent: 'Nous envoyons l’invitation à {email}.',
    sentLead:
      'Vous pouvez aussi remettre ce lien à la personne : nous ne l’affichons qu’une fois. Le lien est valable jusqu’au {date}.',
    madeLead:
      'Copiez ce lien maintenant et remettez-le à la personne : nous ne l’affichons qu’une fois. Le lien est valable jusqu’au {date}.',
    mail: 'Écrire un courriel avec ce lien',
  },
  overview: {
    closed: 'La communauté n’est pas encore ouverte',
    closedLead: {
      one: 'Les gens de l’immeuble ne peuvent pas encore devenir membres. Il reste {count} étape.',
      other:
        'Les gens de l’immeuble ne peuvent pas encore devenir membres. Il reste {count} étapes.',
    },
    ready: 'Tout est prêt pour l’ouverture',
    readyLead:
      'Toutes les étapes sont faites. Les gens de l’immeuble pourront devenir membres dès que vous aurez ouvert la communauté.',
    toDoors: 'Ouvrir la communauté',
    goOn: 'Poursuivre l’ouverture',
    toDo: 'À faire',
    waiting: {
      one: '{count} demande d’adhésion',
      other: '{count} demandes d’adhésion',
    },
    pending: {
      one: '{count} publication à examiner',
      other: '{count} publications à examiner',
    },
    letters: {
      one: '{count} unité a besoin d’une nouvelle lettre : quelqu’un est parti, et le code a changé',
      other:
        '{count} unités ont besoin d’une nouvelle lettre : des gens sont partis, et les codes ont changé',
    },
    noUnits: 'Il n’y a pas encore de registre des unités',
    figures: {
      waiting: { one: 'Demande d’adhésion', other: 'Demandes d’adhésion' },
      requests: { one: 'Demande à traiter', other: 'Demandes à traiter' },
      pending: { one: 'Publication à examiner', other: 'Publications à examiner' },
      reports: { one: 'Signalement à examiner', other: 'Signalements à examiner' },
      appeals: { one: 'Contestation à examiner', other: 'Contestations à examiner' },
      bookings: { one: 'Réservation à confirmer', other: 'Réservations à confirmer' },
      overdue: {
        one: 'Tâche en retard dans l’année du conseil',
        other: 'Tâches en retard dans l’année du conseil',
      },
      unanswered: { one: 'Unité sans membre ni demande', other: 'Unités sans membre ni demande' },
    },
    ended: {
      daySheet: 'Le calendrier du concierge ne fonctionne plus : remplacez son adresse',
      screen:
        'Le lien de l’écran du hall ou de l’ascenseur ne fonctionne plus : créez-en un nouveau',
    },
    nextNotice: 'Prochain avis : {title}, {when}',
    noNotice: 'Aucun avis n’est prévu',
  },
  managed: {
    none: 'Il n’y a encore aucune communauté. Ajoutez la première.',
    nothing: 'Vous êtes à jour',
    add: 'Ajouter une communauté',
  },
} as const;
