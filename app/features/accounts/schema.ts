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

const name = z
  .string({ error: 'Name is required' })
  .trim()
  .min(1, 'Name is required')
  .max(120, 'Please keep the name under 120 characters');

const phone = z.string().trim().max(40, 'Please keep the number under 40 characters');

/** In lower case, as the database spells it, so that capitals do not hide a repeated one. */
const communityId = z.uuid({ error: 'Please select a community' }).toLowerCase();

const membership = z.object({
  communityId,
  condoUnit: z
    .string({ error: 'Condo unit is required' })
    .trim()
    .min(1, 'Condo unit is required')
    .max(40, 'Please keep the unit under 40 characters'),
  /** Taken and left alone: the first entry is the primary one. */
  isPrimary: z.boolean().optional(),
});

/** Refuses a community that stands in the list twice, at the second place. */
const onceEach = (memberships: { communityId: string }[], context: z.RefinementCtx) => {
  const seen = new Set<string>();
  memberships.forEach(({ communityId }, index) => {
    if (seen.has(communityId)) {
      context.addIssue({
        code: 'custom',
        message: 'You have chosen this community already',
        path: [index, 'communityId'],
      });
    }
    seen.add(communityId);
  });
};

/** POST /api/auth/register, and the Register form: the fields in the order it shows them. */
export const registerSchema = z.object({
  name,
  email,
  phone: phone.optional(),
  /** Taken because the call names it; everyone who registers is a RESIDENT. */
  role: z.string().optional(),
  communities: z
    .array(membership, { error: 'At least one community must be selected' })
    .min(1, 'At least one community must be selected')
    .max(10, 'Please choose at most 10 communities')
    .superRefine(onceEach),
  password: z
    .string({ error: 'Password must be at least 6 characters' })
    .min(6, 'Password must be at least 6 characters')
    .max(200, 'Please keep the password under 200 characters'),
});

const unitNeeded = 'Unit number is required';

/** PATCH /api/users/me, and the form of Account Settings. A `role` sent along is left alone. */
export const profileSchema = z.object(
  {
    name,
    email,
    /** Left out of a JSON body it stays as it is; null or empty takes it away. */
    phone: phone.nullish(),
    communities: z
      .array(
        z.object({
          communityId,
          condoUnit: z
            .string({ error: unitNeeded })
            .trim()
            .min(1, unitNeeded)
            .max(40, 'Please keep the unit under 40 characters'),
        }),
        { error: 'At least one community is required' },
      )
      .min(1, 'At least one community is required')
      .max(10, 'Please choose at most 10 communities')
      .superRefine(onceEach),
  },
  { error: 'Send the profile as an object' },
);

export type Profile = z.output<typeof profileSchema>;

export type Registration = z.output<typeof registerSchema>;
export type Credentials = z.output<typeof loginSchema>;

const redirectTo = z.string().optional();

/** The forms also carry where to go afterwards. */
export const loginFormSchema = loginSchema.extend({ redirectTo });
export const registerFormSchema = registerSchema.extend({ redirectTo });
