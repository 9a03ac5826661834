import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { deliveryStates } from '../enums.ts';
import { CondoNotice } from './condo-notice.entity.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/**
 * How a notice reached one unit of its audience: the corporation's proof, of units and not of people. It
 * stays as it is when people move, letters are cleared and accounts are deleted.
 */
export const NoticeDelivery = defineEntity({
  name: 'NoticeDelivery',
  tableName: 'notice_deliveries',
  properties: {
    id: uuidKey(),
    notice: () => p.manyToOne(CondoNotice).ref().deleteRule('cascade'),
    /** As it stood on the door when the notice went out. */
    unitLabel: p.text(),
    unitKey: p.text(),
    /** The place in the list of units: floors upwards, numbers in order. */
    position: p.integer(),
    /** Whose letters count for the unit; empty once it is closed. */
    personIds: p.array().columnType('uuid[]').default([]),
    state: p.enum(deliveryStates),
    /** The letter that counts; it may have been cleared since. */
    letterId: p.uuid().nullable(),
    /** When the letter was sent or came back; null where none was. */
    stateAt: moment().nullable(),
    /** When the corrected notice was last sent to the unit by email; null where it was not. */
    correctedAt: moment().nullable(),
    /** Since when somebody of the unit could read it on the hub, where they joined after it came out. */
    hubSince: moment().nullable(),
    /** When a slip was left at the unit, and who ticked it off. */
    slipAt: moment().nullable(),
    slipBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** When nothing that happens to letters could change it any more. */
    closedAt: moment().nullable(),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'notice_deliveries_unit_unique', properties: ['notice', 'unitKey'] }],
  indexes: [
    {
      name: 'notice_deliveries_notice_position_index',
      properties: ['notice', 'position', 'id'],
    },
    { name: 'notice_deliveries_slip_by_index', properties: ['slipBy'] },
    {
      name: 'notice_deliveries_open_index',
      properties: ['createdAt'],
      where: { closedAt: null },
    },
  ],
  checks: [
    { name: 'notice_deliveries_unit_check', expression: `unit_label <> '' and unit_key <> ''` },
  ],
});
export type NoticeDelivery = InferEntity<typeof NoticeDelivery>;
