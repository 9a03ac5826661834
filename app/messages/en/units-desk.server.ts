/** What the server alone says about the register of units. */
export const unitsDeskServer = {
  notFound: 'Unit not found',
  nothing: 'Enter a range, paste a list or choose a file first.',
  listTooLong: 'That’s too much in one go. Add the units in two parts.',
  tooMany:
    'A register can have up to {maximum} units, and this would be more. Is a range too long?',
  unknown: {
    none: 'The register doesn’t have {unknown}',
    one: '{known} is in the register, {unknown} isn’t',
    some: 'In the register: {known}. Not in the register: {unknown}',
    unit: 'Unit {unit} isn’t in the register. Correct the number, or add the unit to the register first.',
  },
  tooManyInList:
    'A register can have up to {maximum} units, and with those in the list it would have more. Clear “Add these units to the register”, or shorten the list. Nothing was saved.',
  fileTooLarge: 'That file is too large for a list of units.',
  noTable: 'We can’t read that file. Save it as CSV and choose it again.',
  labelRequired: 'Enter the unit as it’s shown on the door',
  labelTooLong: 'Please keep the unit to {maximum} characters',
  floorNumber: 'Enter the floor as a number, such as 3',
  labelTaken: 'There’s already a unit {label}.',
  livedIn: 'Unit {label} can’t be removed while it has members: {names}.',
  expected: {
    one: 'Unit {label} can’t be removed: it has {count} request or invitation.',
    other: 'Unit {label} can’t be removed: it has {count} requests or invitations.',
  },
  added: {
    title: { one: '{count} unit added', other: '{count} units added' },
    inRegister: 'The register is up to date.',
    linked: {
      one: '{count} person is now linked to a unit in the register.',
      other: '{count} people are now linked to a unit in the register.',
    },
  },
  csv: {
    unit: 'Unit',
    floor: 'Floor',
    state: 'Status',
    people: 'People',
    waiting: 'Requests',
    invited: 'Invited',
    code: 'Code',
    yes: 'yes',
    no: 'no',
    states: {
      occupied: 'With members',
      waiting: 'With a request',
      unanswered: 'Invitation or code not used yet',
      free: 'No code or invitation yet',
    },
    file: 'units',
  },
  savedUnit: 'Unit saved',
  removedUnit: 'Unit removed',
} as const;
