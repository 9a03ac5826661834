/** What the server alone says about the register of units. */
export const unitsDeskServer = {
  notFound: 'Unit not found',
  nothing: 'Type a range, paste a list or choose a file first.',
  listTooLong: 'That is too much at once. Add the units in two parts.',
  tooMany: 'A register has at most {maximum} units, and this would be more. Is a range too long?',
  unknown: {
    none: 'The register has no {unknown}',
    one: '{known} exists, {unknown} does not',
    some: 'In the register: {known}. Not in the register: {unknown}',
    unit: 'The register has no unit {unit}. Correct it, or add the unit to the register first.',
  },
  tooManyInList:
    'A register has at most {maximum} units, and with those of the list it would have more. Untick “Add these units to the register”, or shorten the list. Nothing was saved.',
  fileTooLarge: 'That file is too large for a list of units.',
  noTable: 'That file cannot be read. Save it as CSV and choose it again.',
  labelRequired: 'Type the unit as it stands on the door',
  labelTooLong: 'Please keep the unit to {maximum} characters',
  floorNumber: 'Type the floor as a number, such as 3',
  labelTaken: 'There is a unit {label} already.',
  livedIn: 'Unit {label} cannot be taken out while somebody lives there: {names}.',
  expected: {
    one: 'Unit {label} cannot be taken out: {count} person waits for it or is invited to it.',
    other: 'Unit {label} cannot be taken out: {count} people wait for it or are invited to it.',
  },
  added: {
    title: { one: '{count} unit added', other: '{count} units added' },
    inRegister: 'They are in the register now.',
    linked: {
      one: '{count} person is tied to a unit of the register now.',
      other: '{count} people are tied to a unit of the register now.',
    },
  },
  csv: {
    unit: 'Unit',
    floor: 'Floor',
    state: 'State',
    people: 'People',
    waiting: 'Waiting',
    invited: 'Invited',
    code: 'Code',
    yes: 'yes',
    no: 'no',
    states: {
      occupied: 'With confirmed people',
      waiting: 'Somebody waits',
      unanswered: 'Invitation or code not used yet',
      free: 'Free',
    },
    file: 'units',
  },
  savedUnit: 'Unit saved',
  removedUnit: 'Unit taken out',
} as const;
