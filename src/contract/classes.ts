import { z } from 'zod';
import { call, messageSchema, WRITES } from './call.ts';
import { LIMITS } from './limits.ts';
import { seenQuery } from './seen.ts';
import { nameSchema, textSchema } from './strings.ts';

/** Schedules in the order in which they are offered; the empty value is a single date. */
export const SCHEDULES = [
  { value: '', label: 'One-time (specific date)' },
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => ({
    value: `Every ${day}`,
    label: `Every ${day}`,
  })),
  { value: 'Weekdays', label: 'Weekdays' },
  { value: 'Weekends', label: 'Weekends' },
  { value: 'Bi-weekly', label: 'Bi-weekly' },
  { value: 'Monthly', label: 'Monthly' },
] as const;

export const classTypeNameSchema = nameSchema(LIMITS.className, 'Enter a name for the class type.');
export const classDescriptionTextSchema = textSchema(LIMITS.classDescription);

export const classTypeSchema = z.object({
  id: z.string(),
  classType: z.string(),
  description: z.string().nullable(),
  /** null: everyone's; otherwise the id of its owner. */
  userId: z.string().nullable(),
  /** Whether the caller may rename and delete it. */
  editable: z.boolean(),
});
export type ClassType = z.infer<typeof classTypeSchema>;

export const classDescriptionSchema = z.object({
  id: z.string(),
  className: z.string(),
  description: z.string(),
  /** null: the global default. */
  userId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ClassDescription = z.infer<typeof classDescriptionSchema>;

const idParams = z.object({ id: z.uuid() });
export const newClassTypeSchema = z.object({
  classType: classTypeNameSchema,
  description: classDescriptionTextSchema.nullish(),
});

export const listClassTypes = call({
  method: 'GET',
  path: '/api/custom-class-types',
  summary: 'The shared class types, then your own (or, for team members, the owner’s)',
  policy: 'signedIn',
  output: z.array(classTypeSchema),
});
export const createClassType = call({
  method: 'POST',
  path: '/api/custom-class-types',
  summary: 'Add a class type, with an optional description',
  policy: 'ownClassTypes',
  body: newClassTypeSchema,
  output: classTypeSchema,
  rate: WRITES,
});
export const renameClassType = call({
  method: 'PUT',
  path: '/api/custom-class-types/:id',
  summary: 'Rename one of your class types',
  policy: 'ownClassTypes',
  params: idParams,
  body: z.object({ classType: classTypeNameSchema }),
  output: classTypeSchema,
  rate: WRITES,
});
export const deleteClassTypeByName = call({
  method: 'DELETE',
  path: '/api/custom-class-types',
  summary: 'Delete one of your class types by name',
  policy: 'ownClassTypes',
  body: z.object({ classType: classTypeNameSchema }),
  output: messageSchema,
  rate: WRITES,
});
export const deleteClassType = call({
  method: 'DELETE',
  path: '/api/custom-class-types/:id',
  summary: 'Delete one of your class types',
  policy: 'ownClassTypes',
  params: idParams,
  query: seenQuery,
  output: messageSchema,
  rate: WRITES,
});

export const listClassDescriptions = call({
  method: 'GET',
  path: '/api/class-descriptions',
  summary: 'Your own class descriptions',
  policy: 'signedIn',
  output: z.array(classDescriptionSchema),
});
export const listClassDescriptionsWithFallback = call({
  method: 'GET',
  path: '/api/class-descriptions-with-fallback',
  summary: 'The description of each class: your own if there is one, otherwise the default',
  policy: 'signedIn',
  output: z.array(classDescriptionSchema),
});
export const saveClassDescription = call({
  method: 'POST',
  path: '/api/class-descriptions',
  summary: 'Save your own description of a class. An empty description deletes it',
  policy: 'ownClassTypes',
  body: z.object({ className: classTypeNameSchema, description: classDescriptionTextSchema }),
  output: classDescriptionSchema.nullable(),
  rate: WRITES,
});
export const sayClass = call({
  method: 'PUT',
  path: '/api/class-sentences',
  summary: 'Say what you do in a class, on any plan: your own texts draw on it. An empty sentence deletes it',
  policy: 'signedIn',
  body: z.object({ className: classTypeNameSchema, sentence: classDescriptionTextSchema }),
  output: messageSchema,
  rate: WRITES,
});
export const updateClassDescription = call({
  method: 'PUT',
  path: '/api/class-descriptions/:id',
  summary: 'Change one of your descriptions. An empty description deletes it',
  policy: 'ownClassTypes',
  params: idParams,
  body: z.object({ className: classTypeNameSchema.optional(), description: classDescriptionTextSchema }),
  output: classDescriptionSchema.nullable(),
  rate: WRITES,
});
export const deleteClassDescription = call({
  method: 'DELETE',
  path: '/api/class-descriptions/:id',
  summary: 'Delete one of your descriptions',
  policy: 'ownClassTypes',
  params: idParams,
  query: seenQuery,
  output: messageSchema,
  rate: WRITES,
});
