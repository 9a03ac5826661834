const id = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
const at = '2026-11-22T15:00:00.000Z';

/** The params of one letter of each kind. */
export const letterSamples: Record<string, object> = {
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
