/** A community's own texts: its house rules and its emergency page. */
export const documents = {
  backTo: 'Back to {community}',
  lastChanged: 'Last changed on {when}',
  rules: 'House rules',
  inAFire: 'In a fire or flood, follow the {procedures}.',
  procedures: 'emergency procedures',
  rulesSummary: 'The building’s rules.',
  emergency: 'Emergency',
  emergencySummary: 'Who to call and what to do.',
  emergencyServices: 'Fire, police, ambulance',
  afterHours: 'Building emergencies, after hours',
  manager: 'Property manager, during office hours',
  contents: 'On this page',
  topics: { label: 'Go to', fire: 'Fire', water: 'Water', power: 'Power or heat' },
  openPlan: 'Open the plan (PDF, new tab)',
} as const;
