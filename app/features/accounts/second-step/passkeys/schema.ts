import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';

/** A JSON text of a browser, as a form carries it. */
const jsonOf = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string({ error: 'secondStep.passkeyRefused' })
    .max(20_000, 'secondStep.passkeyRefused')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'secondStep.passkeyRefused' });
        return z.NEVER;
      }
    })
    .pipe(shape);

const part = z.string({ error: 'secondStep.passkeyRefused' }).max(16_000);

const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key', { error: 'secondStep.passkeyRefused' }),
  /** None are asked for. */
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What a browser answers with a new passkey. */
export const newPasskeySchema = jsonOf(
  z.object({
    ...credential,
    response: z.object({
      clientDataJSON: part,
      attestationObject: part,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
);
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** What a browser answers when a passkey signed. */
export const signedSchema = jsonOf(
  z.object({
    ...credential,
    response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
  }),
);
export type Signed = z.output<typeof signedSchema>;

export const passkeyName = z
  .string({ error: 'secondStep.passkeyNameNeeded' })
  .overwrite(visibleText)
  .min(1, 'secondStep.passkeyNameNeeded')
  .max(60, 'secondStep.passkeyNameTooLong');
