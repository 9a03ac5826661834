import { z } from 'zod';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { addressField, nameField } from '../owners/schema.server.ts';
import { buyerHomes, residences } from './options.ts';

const sameAs = z.union([z.literal('new'), z.uuid('owners.notFound')]).optional();

/** The form of a sale: who sells, when, what becomes of their home, and who buys. */
export const saleSchema = z
  .object({
    sellers: z
      .array(z.uuid('http.formUnreadable'), { error: 'sale.sellersRequired' })
      .min(1, 'sale.sellersRequired'),
    soldOn: z
      .string({ error: 'sale.soldOnRequired' })
      .trim()
      .refine(isDay, 'sale.soldOnUnreadable')
      .refine((day) => day <= cityToday(), 'sale.soldOnLater'),
    residence: z.enum(residences, { error: 'sale.residenceRequired' }),
    /** Owners on record who buy, or 'new' for somebody else of the same name. */
    buyerSameAs: sameAs,
    secondSameAs: sameAs,
    buyerName: nameField.optional(),
    buyerEmail: email.optional(),
    secondName: nameField.optional(),
    secondEmail: email.optional(),
    buyerAddress: addressField,
    buyerHome: z.enum(buyerHomes, { error: 'sale.buyerHomeRequired' }),
    /** A sale is looked at before it is recorded: much of it cannot be taken back. */
    step: z.enum(['look', 'edit', 'record']).catch('look'),
  })
  .superRefine((sale, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const buyer of ['buyer', 'second'] as const) {
      const isInvited = sale.buyerHome === 'HERE' || sale.buyerHome === 'ELSEWHERE';
      if (sale[`${buyer}Email`] && !sale[`${buyer}Name`]) {
        complain(`${buyer}Name`, 'sale.nameRequired');
      }
      if (isInvited && sale[`${buyer}Name`] && !sale[`${buyer}Email`] && buyer === 'buyer') {
        complain('buyerEmail', 'sale.emailRequired');
      }
    }
    if (sale.secondName && !sale.buyerName) complain('buyerName', 'sale.nameRequired');
    if (sale.buyerAddress && !sale.buyerName) complain('buyerName', 'sale.nameRequired');
  })
  .transform(
    ({ buyerName, buyerEmail, buyerSameAs, secondName, secondEmail, secondSameAs, ...sale }) => ({
      ...sale,
      buyers: [
        { name: buyerName, email: buyerEmail, sameAs: buyerSameAs },
        { name: secondName, email: secondEmail, sameAs: secondSameAs },
      ].flatMap(({ name, ...buyer }): Buyer[] => (name ? [{ name, ...buyer }] : [])),
    }),
  );

/** Who buys a unit. */
export interface Buyer {
  name: string;
  email: string | undefined;
  sameAs: string | undefined;
}

export type SaleInput = z.output<typeof saleSchema>;
