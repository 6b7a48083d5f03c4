import { z } from 'zod';
import { changePasswordSchema, registrationSchema, resetPasswordSchema } from '../../../contract/auth.ts';
import { LIMITS } from '../../../contract/limits.ts';

export const PASSWORD_ADVICE = `At least ${LIMITS.passwordMin} characters. ${LIMITS.passwordAdvised} or more are much safer.`;

/** Also checked when other fields have errors: all of them are shown at once. */
const DIFFER = { message: 'Passwords do not match', path: ['confirm'], when: () => true };

/** The fields of the registration form: what is sent, and what only the form asks for. */
export const registrationFormSchema = registrationSchema
  .extend({
    confirm: z.string(),
    consent: z.literal(true, 'Please confirm this to create an account.'),
  })
  .refine(({ password, confirm }) => password === confirm, DIFFER);

/** A new password, typed twice. */
export const resetFormSchema = resetPasswordSchema
  .pick({ newPassword: true })
  .extend({ confirm: z.string() })
  .refine(({ newPassword, confirm }) => newPassword === confirm, DIFFER);

/** The current password, and a new one typed twice. */
export const changePasswordFormSchema = changePasswordSchema
  .extend({ confirm: z.string() })
  .refine(({ newPassword, confirm }) => newPassword === confirm, DIFFER);
