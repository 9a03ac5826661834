const id = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
const at = '2026-11-22T15:00:00.000Z';

const activity = { activityId: id, title: 'Gentle yoga in the party room, on a mat or a chair' };
const span = { when: at, endsAt: '2026-11-22T17:30:00.000Z', place: 'Party room, ground floor' };

/** The params of one letter of each kind. */
export const letterSamples: Record<string, object> = {
  ACTIVITY_BACK: { ...activity, now: span },
  ACTIVITY_CHANGED: {
    ...activity,
    before: { ...span, when: null, endsAt: null, place: null },
    after: span,
  },
  ACTIVITY_OFF: { ...activity, how: 'CANCELLED', was: span },
  ACTIVITY_PEOPLE: {
    ...activity,
    ...{ name: 'Maximilienne Featherstonehaugh-Tremblay', what: 'WAITS' },
    ...{ going: 10, waiting: 3, capacity: 10 },
  },
  ACTIVITY_PLACE_FREE: { ...activity, at: span },
  CONFIRM_EMAIL: { linkId: id },
  DIGEST: {
    at,
    held: Array.from({ length: 12 }, (_, index) => ({
      text: `Hillsview Place : l’eau est coupée à l’étage ${index + 1}`,
      language: 'fr',
      note: 'Fermez les robinets de la cuisine et de la salle de bain jusqu’à midi, puis laissez couler.',
      to: `http://localhost:3000/communities/hillsview-place/notices/${id}`,
    })),
    buildings: ['Hillsview Place', 'Clarence Court'].map((name) => ({
      name,
      slug: 'hillsview-place',
      lists: [
        {
          sort: 'ACTIVITY',
          entries: Array.from({ length: 8 }, () => ({
            text: 'Marche du soir le long de la rivière',
            language: 'fr',
            note: 'Saturday, November 28, 2026 at 6:30 PM',
            to: `/activities/${id}`,
          })),
          more: 3,
        },
      ],
    })),
  },
  EMAIL_CHANGED: { linkId: id, at },
  INVITATION: {
    invitationId: id,
    expiresAt: '2026-12-06T15:00:00.000Z',
    community: 'Carleton Condominium Corporation 1234, Hillsview Place',
    name: 'Maximilienne Featherstonehaugh-Tremblay',
    unit: 'Penthouse 12',
    role: 'BOARD',
  },
  NEW_SIGN_IN: { linkId: id, at, browser: { browser: 'Firefox', system: 'Android' } },
  NOTICE: {
    id,
    slug: 'hillsview-place',
    community: 'Carleton Condominium Corporation 1234, Hillsview Place',
    kind: 'MAINTENANCE',
    title: 'Coupure d’eau : fermez les robinets de la cuisine et de la salle de bain',
    // As long as a text may be.
    text: `À faire :\n- fermer l’eau\n- vider les seaux\n\n1. Écrire à gestion@hillsview.example\n2. Voir https://ottawa.ca/eau\n\n${'La pièce est à remplacer, dit l’équipe. '.repeat(247)}`,
    language: 'fr',
    audience: 'FLOORS',
    publisher: 'Maximilienne Featherstonehaugh-Tremblay',
    publishedAt: at,
    expiresAt: '2026-12-06T15:00:00.000Z',
    files: [1, 2, 3, 4, 5].map((number) => ({
      id,
      name: `Plan de l’étage ${number} (révisé).pdf`,
    })),
    isCorrection: true,
  },
  PASSWORD_CHANGED: { at },
  RESET_PASSWORD: { linkId: id },
  TEST: { sentAt: at },
};
