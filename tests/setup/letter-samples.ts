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
  PASSWORD_CHANGED: { at },
  RESET_PASSWORD: { linkId: id },
  TEST: { sentAt: at },
};
