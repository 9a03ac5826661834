import type { Choice } from '#app/lib/forms/choice.ts';

/** Who a notice is for. */
export const audienceChoice: Choice = {
  name: 'audience',
  unset: 'EVERYONE',
  options: {
    EVERYONE: 'noticeDesk.audienceOptions.EVERYONE',
    OWNERS: 'noticeDesk.audienceOptions.OWNERS',
    TENANTS: 'noticeDesk.audienceOptions.TENANTS',
    FLOORS: 'noticeDesk.audienceOptions.FLOORS',
    UNITS: 'noticeDesk.audienceOptions.UNITS',
  },
  fields: {
    audienceFloors: { label: 'noticeDesk.floors', options: ['FLOORS'] },
    audienceUnits: { label: 'noticeDesk.units', options: ['UNITS'] },
    // Other buildings have other floors and units.
    alsoIn: { label: 'noticeDesk.alsoIn', isBox: true, options: ['EVERYONE', 'OWNERS', 'TENANTS'] },
  },
};
