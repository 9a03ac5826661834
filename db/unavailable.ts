/** The SQLSTATE of a connection that failed, for failures that no server reports. */
export const connectionFailure = '08006';

/**
 * What a database reports when it cannot serve now and may later: lost connections (08), no disk,
 * memory or connections left (53), stopping or starting (57P), a log-in refused or a database
 * gone (28, 3D), a replica that takes no writes, statements or locks that took too long, and
 * transactions that were in each other's way (40).
 */
const unavailableStates =
  /^(08...|53...|57P0[1-5]|57014|58030|28...|3D000|25006|25P03|55P03|40001|40P01)$/;

/** A deadlock, or transactions that cannot be put in order: each works when it is run again. */
const inTheWayStates = /^(40001|40P01)$/;

/** What ends the connection it is reported on. */
const lostStates = /^(08...|57P0[1-5]|25P03)$/;

const stateOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error of a query means that the database cannot serve now. */
export const isUnavailable = (error: unknown): boolean => unavailableStates.test(stateOf(error));

/** Whether an error means that another transaction was in the way of this one, which is rolled back. */
export const isInTheWay = (error: unknown): boolean => inTheWayStates.test(stateOf(error));

/** Whether the connection that reported an error is lost with it. */
export const isConnectionLost = (error: unknown): boolean => lostStates.test(stateOf(error));
