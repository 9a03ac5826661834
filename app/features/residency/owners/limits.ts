/** An address for service fits on a label. */
export const addressLength = 300;
export const addressLines = 6;
export const ownerNameLength = 120;
/** How many years the record of somebody who no longer owns a unit is kept. */
export const keptYears = 7;
