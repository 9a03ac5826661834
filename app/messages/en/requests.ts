/** Requests to the board and the manager, as the people whom they affect see them. */
export const requests = {
  categories: {
    WATER: 'Water and plumbing',
    HEATING: 'Heating and cooling',
    ELECTRICITY: 'Electricity and lights',
    ELEVATOR: 'Elevator',
    DOORS: 'Locks, keys and access',
    CLEANING: 'Cleaning and garbage',
    NOISE: 'Noise and smells',
    PESTS: 'Pests',
    PARKING: 'Parking and garage',
    SAFETY: 'Safety',
    OTHER: 'Something else',
  },
  states: {
    NEW: 'New',
    SEEN: 'Seen',
    PLANNED: 'Planned',
    DONE: 'Done',
    DECLINED: 'Declined',
    REOPENED: 'Open again',
  },
  mayEnter: {
    YES: 'Yes',
    NO: 'No, only when I’m home',
    CALL: 'Call me first',
  },
} as const;
