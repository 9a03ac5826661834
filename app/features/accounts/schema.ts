import { z } from 'zod';

const email = z
  .string({ error: 'Invalid email address' })
  .trim()
  .max(254, 'Invalid email address')
  .toLowerCase()
  .pipe(z.email('Invalid email address'));

/** POST /api/auth/login, and the Login form. */
export const loginSchema = z.object({
  email,
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(1000, 'That password is too long'),
});

const membership = z.object({
  communityId: z.uuid({ error: 'Please select a community' }),
  condoUnit: z
    .string({ error: 'Condo unit is required' })
    .trim()
    .min(1, 'Condo unit is required')
    .max(40, 'Please keep the unit under 40 characters'),
  /** Taken and left alone: the first entry is the primary one. */
  isPrimary: z.boolean().optional(),
});

/** Refuses a community that stands in the list twice, at the second place. */
const onceEach = (
  memberships: { communityId: string }[],
  context: z.RefinementCtx,
  message: string,
) => {
  const seen = new Set<string>();
  memberships.forEach(({ communityId }, index) => {
    if (seen.has(communityId)) {
      context.addIssue({ code: 'custom', message, path: [index, 'communityId'] });
    }
    seen.add(communityId);
  });
};

/** POST /api/auth/register, and the Register form. */
export const registerSchema = z.object({
  name: z
    .string({ error: 'Name is required' })
    .trim()
    .min(1, 'Name is required')
    .max(120, 'Please keep the name under 120 characters'),
  email,
  password: z
    .string({ error: 'Password must be at least 6 characters' })
    .min(6, 'Password must be at least 6 characters')
    .max(200, 'Please keep the password under 200 characters'),
  phone: z.string().trim().max(40, 'Please keep the number under 40 characters').optional(),
  /** Taken because the call names it; everyone who registers is a RESIDENT. */
  role: z.string().optional(),
  communities: z
    .array(membership, { error: 'At least one community must be selected' })
    .min(1, 'At least one community must be selected')
    .max(10, 'Please choose at most 10 communities')
    .superRefine((memberships, context) =>
      onceEach(memberships, context, 'You have chosen this community already'),
    ),
});

export type Registration = z.output<typeof registerSchema>;
export type Credentials = z.output<typeof loginSchema>;

const redirectTo = z.string().optional();

/** The forms also carry where to go afterwards. */
export const loginFormSchema = loginSchema.extend({ redirectTo });
export const registerFormSchema = registerSchema.extend({ redirectTo });
