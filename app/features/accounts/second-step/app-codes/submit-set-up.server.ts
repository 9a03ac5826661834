import { redirect } from '@remix-run/node';
import { passwordErrors } from '#app/features/accounts/security/confirm-password.server.ts';
import { qrCode, type QrCode } from '#app/features/media/pdf/qr.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { ownCookie } from '#app/lib/http/cookies.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { openText, sealText } from '#app/lib/sealed-text.server.ts';
import { requireActor, type Ctx, type RequestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { setUpApp } from '../commands.server.ts';
import { keepCodes } from '../recovery-codes/kept-codes.server.ts';
import { setUpSchema } from '../schema.ts';
import { appAddress, newAppSecret } from './app-codes.server.ts';

/** How long a secret is offered: a page that is opened again shows the same one. */
const offeredSeconds = 30 * 60;

const offerCookie = () => ownCookie('app-offer', { maxAge: offeredSeconds });
const offeredTo = (owner: string) => ({ purpose: 'app-offer', owner });

/** What an app needs: the picture with everything in it, and the secret for those who type. */
export interface AppOffer {
  qr: QrCode;
  /** The secret in groups of four. */
  secret: string;
}

/** The secret on offer to the actor, and the Set-Cookie header that keeps it; it is not theirs yet. */
export async function offerApp(
  ctx: Ctx,
  request: Request,
): Promise<{ offer: AppOffer; cookie: string }> {
  const { id, email } = requireActor(ctx, 'secondStep.loginToSee');
  const secret = (await readOffer(id, request)) ?? newAppSecret();
  return {
    offer: {
      qr: qrCode(appAddress(secret, email)),
      secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret,
    },
    cookie: await offerCookie().serialize(sealText(secret, offeredTo(id))),
  };
}

async function readOffer(id: string, request: Request): Promise<string | null> {
  const sealed: unknown = await offerCookie().parse(request.headers.get('Cookie'));
  return typeof sealed === 'string' ? openText(sealed, offeredTo(id)) : null;
}

/** Handles the form that sets up an app: it leads to the recovery codes of an account that had none. */
export function submitAppSetUp(ctx: RequestContext, request: Request) {
  const { id } = requireActor(ctx);
  const { session, locale } = ctx;
  return submitForm(ctx, request, {
    schema: setUpSchema,
    secrets: ['code', 'currentPassword'],
    furtherErrors: (form) => passwordErrors(ctx, form, 'secondStep.passwordNeeded'),
    run: async (input, inside) => {
      const secret = await readOffer(id, request);
      if (secret === null) throw new AppError('conflict', 'secondStep.setUpOver');
      return { codes: await setUpApp({ ...inside, session }, { secret, ...input }) };
    },
    respond: async ({ codes }) => {
      const ended = await offerCookie().serialize('', { maxAge: 0 });
      if (!codes) {
        const toast = {
          title: translate(locale, 'secondStep.turnedOn.title'),
          description: translate(locale, 'secondStep.turnedOn.description'),
        };
        return redirectWithToast('/account/second-step', toast, [ended]);
      }
      const headers = new Headers({ 'Set-Cookie': ended });
      headers.append('Set-Cookie', await keepCodes(codes, id));
      return redirect('/account/second-step/codes', { status: 303, headers });
    },
  });
}
