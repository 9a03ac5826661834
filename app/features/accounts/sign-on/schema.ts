import { z } from 'zod';
import { currentPassword } from '#app/features/accounts/login/schema.ts';

/** Only some changes need the password, so that the command asks for a missing one. */
export const passwordSchema = z.object({ currentPassword: currentPassword.optional() });
