const id = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
const at = '2026-11-22T15:00:00.000Z';

const activity = { activityId: id, title: 'Gentle yoga in the party room, on a mat or a chair' };
const span = { when: at, endsAt: '2026-11-22T17:30:00.000Z', place: 'Party room, ground floor' };

const community = 'Carleton Condominium Corporation 1234, Hillsview Place';
const booking = {
  ...{ bookingId: id, placeId: id, slug: 'hillsview-place', community },
  place: {
    name: 'Elevator for a move, loading entrance on the north side',
    language: 'en',
    translation: { name: 'Ascenseur pour un déménagement, entrée de service du côté nord' },
  },
  ...{ start: at, end: '2026-11-22T19:00:00.000Z' },
};
const post = { type: 'LISTING', id, title: 'Bibliothèque en érable', language: 'fr' };
const words = { text: 'Dites-nous quelle est sa largeur.\nMerci !', language: 'fr' };

/** Forty posts and more that were decided at once, under the longest titles. */
const decided = {
  community,
  posts: Array.from({ length: 40 }, () => ({ ...post, title: 'Très '.repeat(24) })),
  more: 3,
  reasonCode: 'PERSONAL',
  words: { text: 'w'.repeat(500), language: 'en' },
};
const approved = { community, posts: [post], more: 0, reasonCode: null, words: null };
const request = {
  ...{ community, slug: 'hillsview-place', ref: 'HP-1043', category: 'ELEVATOR' },
  where: { en: 'Elevator B', fr: 'Ascenseur B' },
};
const membership = { community, slug: 'hillsview-place', endsOn: null, words: null };

/** What waits in more communities than a letter lists. */
const waiting = {
  communities: Array.from({ length: 20 }, () => ({
    name: community,
    slug: 'hillsview-place',
    counts: { posts: 12, changes: 1, people: 3, reports: 1, appeals: 2 },
  })),
  more: 2,
  total: 400,
  overdue: 4,
  upTo: at,
};

/** The params of one letter of each kind. */
export const letterSamples: Record<string, object> = {
  ACCOUNT_CLOSING: { at, deletedFrom: at },
  ACCOUNT_KEPT: { at },
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
  BOOKING: {
    ...booking,
    news: 'PLACED',
    reason: null,
    waited: false,
    owed: ['CERTIFICATE', 'OFFICE', 'DEPOSIT'],
    cancelUntil: at,
  },
  BOOKING_ASKED: { ...booking, unit: 'Penthouse 2' },
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
  APPEAL_ANSWERED: { community, post, verdict: 'GRANT', words },
  CHANGE_APPROVED: approved,
  CHANGE_REVIEWED_AGAIN: approved,
  CHANGE_REJECTED: { ...approved, reasonCode: 'UNCLEAR', words },
  DOORS_OPENED: membership,
  EMAIL_CHANGED: { linkId: id, at },
  EMERGENCY_STANDS: {
    ...{ id, slug: 'hillsview-place', community, since: at },
    title: 'No water on floors 1 to 6 until the pump in the basement is replaced',
  },
  HANDED_OVER: {
    ...{ community, slug: 'hillsview-place', side: 'TO' },
    other: 'Maximilienne Featherstonehaugh-Tremblay',
  },
  INVITATION: {
    invitationId: id,
    expiresAt: '2026-12-06T15:00:00.000Z',
    community,
    name: 'Maximilienne Featherstonehaugh-Tremblay',
    unit: 'Penthouse 12',
    role: 'BOARD',
  },
  MEMBERSHIP_CONFIRMED: membership,
  MEMBERSHIP_ENDED: { ...membership, words },
  MEMBERSHIP_ENDING: { ...membership, endsOn: '2026-12-01', words },
  MEMBERSHIP_REFUSED: { ...membership, words },
  MEMBERSHIP_STAYS: membership,
  MEMBERSHIP_WAITING: membership,
  MODERATION_OVERDUE: {
    ...waiting,
    communities: waiting.communities.slice(0, 1),
    more: 0,
    total: 19,
  },
  MODERATION_WAITING: waiting,
  NEIGHBOUR: {
    letterId: id,
    sender: { name: 'Zoé Tremblay-Featherstonehaugh', address: 'zoe@mail.example' },
    community: 'Carleton Condominium Corporation 1234, Hillsview Place',
    post: { type: 'LISTING', id, title: 'Oak table with six chairs' },
    words: 'Is the table still there?\n\nI could fetch it on Sunday, with a friend and a trolley.',
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
    happens: {
      at: '2026-12-02T14:00:00.000Z',
      until: '2026-12-02T20:00:00.000Z',
      isWholeDay: false,
    },
    files: [1, 2, 3, 4, 5].map((number) => ({
      id,
      name: `Plan de l’étage ${number} (révisé).pdf`,
    })),
    isCorrection: true,
  },
  NOTICE_OVER: {
    ...{ id, slug: 'hillsview-place', community, since: at },
    title: 'Pas d’eau aux étages 1 à 6',
    titleLanguage: 'fr',
    words: '« Pas d’eau aux étages 1 à 6 » : c’est terminé. Merci de votre patience.',
    language: 'fr',
  },
  PASSWORD_CHANGED: { at },
  POST_APPROVED: approved,
  POST_REJECTED: decided,
  POST_REMOVED: { ...decided, posts: [post], more: 0 },
  POST_RESTORED: approved,
  POST_REVIEWED_AGAIN: { ...approved, posts: [post], more: 0 },
  REPORT_ANSWERED: {
    community,
    subject: 'LISTING',
    post: { title: post.title, language: 'fr' },
    state: 'UPHELD',
    words,
  },
  SIGN_ON: { change: 'CONNECTED', provider: 'Hudson ID', at },
  REQUEST_AT_DESK: { ...request, what: 'REOPENED', name: 'Maximilienne Tremblay', words },
  REQUEST_CHANGED: {
    ...request,
    state: 'PLANNED',
    plannedFor: '2026-12-05',
    words,
    isAuthor: true,
  },
  REQUEST_MERGED: { ...request, into: 'HP-1042', isAuthor: false },
  REQUEST_MESSAGE: { ...request, words, isAuthor: false },
  REQUEST_RECEIVED: { ...request, text: 'It drips.', phone: '613-555-0110' },
  SECOND_STEP: { change: 'USED', at, left: 1 },
  RESET_PASSWORD: { linkId: id },
  TEST: { sentAt: at },
  UNIT_CONFIRMED: { community, slug: 'hillsview-place', unit: '305' },
};
