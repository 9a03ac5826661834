import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/**
 * How often something was tried, on a server that several processes share. The columns, in this order, are those
 * of `rate-limiter-flexible`, which writes them.
 */
export const RateLimit = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limits',
  properties: {
    /** The name of the limit, and a keyed hash of who tried. */
    key: p.text().primary(),
    points: p.integer().default(0),
    /** When the counting begins anew, in ms since 1970. */
    expire: p.bigint('number').nullable(),
  },
  indexes: [{ name: 'rate_limits_expire_index', properties: ['expire'] }],
});
export type RateLimit = InferEntity<typeof RateLimit>;
